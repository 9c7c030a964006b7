import { cleanText } from '../../format/cleanIdentifier';

const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL_PATTERN = new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`,
  'i',
);

/**
 * Whether an `<input type="email">` would accept the text without invisible characters (docs/rules.md AUTH-3, LANG-13).
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL_PATTERN.test(cleanText(text));
}
