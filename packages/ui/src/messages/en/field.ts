/** What some fields say of themselves, none of which stands on home. */
export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{count, number} of {max, number} characters used',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
