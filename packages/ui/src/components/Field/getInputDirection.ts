/** `ltr` for codes and numbers; `auto` follows the first strong letter. docs/rules.md LANG-12. */
export type InputDirection = 'ltr' | 'auto';

/** An empty input follows the page, because `auto` would lay out the placeholder left to right. */
export function getInputDirection(direction: InputDirection, value: string) {
  return direction === 'auto' && value === '' ? undefined : direction;
}
