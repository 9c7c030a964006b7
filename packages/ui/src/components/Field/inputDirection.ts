/** The way a field's text runs: `ltr` for codes and numbers, `auto` by the first letter that is typed. */
export type InputDirection = 'ltr' | 'auto';

/** The `dir` of an input. While it is empty, its placeholder runs as the page does: `auto` would take it for Latin. */
export function inputDirection(direction: InputDirection, value: string) {
  return direction === 'auto' && value === '' ? undefined : direction;
}
