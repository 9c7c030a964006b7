/** Texts of fields that the home page does not use. */
export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{count, number} of {max, number} characters used',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
