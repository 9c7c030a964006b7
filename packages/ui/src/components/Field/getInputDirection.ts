/** `ltr` for codes and numbers, `auto` for the direction of the first letter. docs/rules.md LANG-12. */
export type InputDirection = 'ltr' | 'auto';

/**
 * Returns the `dir` of an input. While empty it follows the page, since `auto` would lay out the
 * placeholder left to right.
 */
export function getInputDirection(direction: InputDirection, value: string) {
  return direction === 'auto' && value === '' ? undefined : direction;
}
