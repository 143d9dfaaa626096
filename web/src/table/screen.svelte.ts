/** The size class of the window, and whether the person last used the keyboard. */
export type ScreenKind = 'phone' | 'tablet' | 'desk';

const PHONE = matchMedia('(max-width: 640px)');
const TABLET = matchMedia('(max-width: 1000px)');

class Screen {
  kind = $state<ScreenKind>('desk');
  keyboard = false;

  constructor() {
    const measure = (): void => {
      this.kind = PHONE.matches ? 'phone' : TABLET.matches ? 'tablet' : 'desk';
    };
    measure();
    PHONE.addEventListener('change', measure);
    TABLET.addEventListener('change', measure);
    addEventListener(
      'keydown',
      () => {
        this.keyboard = true;
      },
      true,
    );
    addEventListener(
      'pointerdown',
      () => {
        this.keyboard = false;
      },
      true,
    );
  }
}

export const screen = new Screen();
