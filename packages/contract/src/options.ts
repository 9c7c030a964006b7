import { parseArgs } from 'node:util';

export interface ContractOptions {
  url: string;
  origin: string | null;
  headers: Record<string, string>;
  /** Headers of a second account holder; null checks only one holder. */
  otherHeaders: Record<string, string> | null;
  timeoutMs: number;
}

const DEFAULT_ORIGIN = 'http://localhost:5173';

export const USAGE = `rad-wallet-contract --url URL [options]

Checks that the server at URL fulfils the contract of @rad-wallet/api. It sends about
50 PKR and converts all cash to gold and back: run it on a test account without other
users. Ends with 1 if a check fails.

  --url URL          base URL, without /api/…
  --header 'N: V'    sent with every request but preflights, such as a session cookie; repeatable
  --other-header 'N: V'
                     the same for a second account holder, whose money must stay separate
  --origin ORIGIN    where the wallet is served (${DEFAULT_ORIGIN})
  --same-origin      skips the CORS checks: the wallet has the same origin as the API
  --timeout MS       timeout per request, ms (10000)
  --help             prints this text
`;

/** Returns null for `--help`. Throws an Error that describes invalid options. */
export function parseOptions(args: readonly string[]): ContractOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      'other-header': { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', default: DEFAULT_ORIGIN },
      'same-origin': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const { url, header, origin, timeout } = values;
  if (url === undefined || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(`--url must be an address such as http://127.0.0.1:8787`);
  }
  if (!/^[1-9]\d*$/.test(timeout)) throw new Error(`Invalid timeout: ${timeout}`);
  const otherHeader = values['other-header'];
  return {
    url,
    origin: values['same-origin'] ? null : origin,
    headers: parseHeaders(header),
    otherHeaders: otherHeader.length > 0 ? parseHeaders(otherHeader) : null,
    timeoutMs: Number(timeout),
  };
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const entries = lines.map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Invalid header: ${line}`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
