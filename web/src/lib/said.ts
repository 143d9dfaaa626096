/** Text that the server sent under a name; where it sent none, `otherwise`. */
export function said(
  from: Readonly<Record<string, unknown>>,
  name: string,
  otherwise = '',
): string {
  const value = from[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}
