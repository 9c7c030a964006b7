import { parseArgs } from 'node:util';

export interface ContractOptions {
  url: string;
  origin: string | null;
  headers: Record<string, string>;
  timeoutMs: number;
}

const DEFAULT_ORIGIN = 'http://localhost:5173';

export const USAGE = `npm run contract -- --url URL [options]

Holds the server at URL to packages/api/openapi.json. It posts and takes back small amounts: run it
on an account made for tests, without other users.

  --url URL          where the API is; /api/… comes after it
  --header 'N: V'    sent with every request, such as the cookie of a person; can be given again
  --origin ORIGIN    where the wallet is served (${DEFAULT_ORIGIN})
  --same-origin      the wallet is served where the API is, so that no other origin need be allowed
  --timeout MS       how long an answer may take (10000)
`;

/** Throws an Error that describes invalid options. */
export function parseOptions(args: readonly string[]): ContractOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', default: DEFAULT_ORIGIN },
      'same-origin': { type: 'boolean', default: false },
      timeout: { type: 'string', default: '10000' },
    },
  });
  const { url, header, origin, timeout } = values;
  if (url === undefined || !/^https?:/.test(url) || !URL.canParse(url)) {
    throw new Error(`--url must be an address such as http://127.0.0.1:8787`);
  }
  if (!/^[1-9]\d*$/.test(timeout)) throw new Error(`No time in ms: ${timeout}`);
  const headers = header.map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No header: ${line}`);
    return [name, value] as const;
  });
  return {
    url,
    origin: values['same-origin'] ? null : origin,
    headers: Object.fromEntries(headers),
    timeoutMs: Number(timeout),
  };
}
