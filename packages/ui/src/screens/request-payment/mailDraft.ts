import { toPlainText } from '../../format';

/** An email draft without a recipient. */
export interface MailDraft {
  subject: string;
  /** Lines of plain text. */
  body: readonly string[];
}

/**
 * Returns a `mailto:` URL that opens a draft in the mail app (docs/rules.md LINK-4), without
 * invisible characters (LANG-9).
 */
export function createMailtoUrl({ subject, body }: MailDraft): string {
  // RFC 6068 requires CRLF, and %20 for spaces.
  const fields = { subject, body: body.join('\r\n') };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(toPlainText(text))}`,
  );
  return `mailto:?${query.join('&')}`;
}
