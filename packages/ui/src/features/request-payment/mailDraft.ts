import { toPlainText } from '../../format';

export interface MailDraft {
  subject: string;
  body: readonly string[];
}

/** A surrogate without its other half, for which `encodeURIComponent` throws an error. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes invisible characters. docs/rules.md LINK-4, LANG-9. */
export function createMailtoUrl({ subject, body }: MailDraft): string {
  // RFC 6068 requires CRLF, and %20 for spaces.
  const fields = { subject, body: body.join('\r\n') };
  const query = Object.entries(fields).map(
    ([name, text]) =>
      `${name}=${encodeURIComponent(toPlainText(text).replace(LONE_SURROGATE, '\ufffd'))}`,
  );
  return `mailto:?${query.join('&')}`;
}
