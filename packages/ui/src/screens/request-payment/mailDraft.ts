import { toPlainText } from '../../format';

export interface MailDraft {
  subject: string;
  body: readonly string[];
}

/** Removes invisible characters. docs/rules.md LINK-4, LANG-9. */
export function createMailtoUrl({ subject, body }: MailDraft): string {
  // RFC 6068 requires CRLF, and %20 for spaces.
  const fields = { subject, body: body.join('\r\n') };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(toPlainText(text))}`,
  );
  return `mailto:?${query.join('&')}`;
}
