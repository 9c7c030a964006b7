const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL_PATTERN = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`,
  'i',
);

/** Whether an `<input type="email">` would accept the text (docs/rules.md AUTH-3). */
export function isEmailAddress(text: string): boolean {
  return EMAIL_PATTERN.test(text.trim());
}
