import { plainText } from '../../format';

/** A mail that a person has yet to address and send. */
export interface MailDraft {
  subject: string;
  /** Lines of text. */
  body: readonly string[];
}

/** The address that opens a draft in the mail app (docs/rules.md LINK-4), with nothing invisible in it (LANG-6). */
export function mailtoUrl({ subject, body }: MailDraft): string {
  // RFC 6068 asks for CRLF, and for %20 where a form would write a plus.
  const fields = { subject, body: body.join('\r\n') };
  const query = Object.entries(fields).map(
    ([name, text]) => `${name}=${encodeURIComponent(plainText(text))}`,
  );
  return `mailto:?${query.join('&')}`;
}
