import '@testing-library/jest-dom/vitest';

// A document without layout asks no size of its window: no query matches, so that it is a desk.
window.matchMedia = (media: string): MediaQueryList => {
  const query = new EventTarget() as MediaQueryList;
  return Object.assign(query, { media, matches: false, onchange: null });
};
