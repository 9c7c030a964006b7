const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether a browser's email field accepts the text (docs/rules.md AUTH-3). */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text.trim());
}
