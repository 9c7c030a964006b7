/** `ltr` for codes and numbers; `auto` uses the direction of the first letter. docs/rules.md LANG-12. */
export type InputDirection = 'ltr' | 'auto';

/** An empty input uses the page's direction, because `auto` would make the placeholder left to right. */
export function getInputDirection(direction: InputDirection, value: string) {
  return direction === 'auto' && value === '' ? undefined : direction;
}
