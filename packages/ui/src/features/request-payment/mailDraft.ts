import { toPlainText } from '../../format';

export interface MailDraft {
  subject: string;
  body: readonly string[];
}

/** An unpaired surrogate, for which `encodeURIComponent` throws. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes invisible characters from the message. docs/rules.md LINK-4, LANG-9. */
export function createMailtoUrl({ subject, body }: MailDraft): string {
  // RFC 6068 requires CRLF, and %20 for spaces.
  const fields = { subject, body: body.join('\r\n') };
  const query = Object.entries(fields).map(
    ([name, text]) =>
      `${name}=${encodeURIComponent(toPlainText(text).replace(LONE_SURROGATE, '\ufffd'))}`,
  );
  return `mailto:?${query.join('&')}`;
}
