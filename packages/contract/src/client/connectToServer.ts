import * as v from 'valibot';

/** What to send besides method and path. */
export interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  /** Sent as it is where it is a string, else as JSON. @default no body */
  body?: unknown;
}

/** What came back, read whole. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export interface ServerOptions {
  /** Where the API is; `/api/…` comes after it. */
  url: string;
  /** Sent with every request: a cookie, as a rule. */
  headers: Readonly<Record<string, string>>;
  /** How long an answer may take, in ms. */
  timeoutMs: number;
  /** @default the global `fetch` */
  fetch?: (request: Request) => Response | Promise<Response>;
}

/** The server that is held to the contract. */
export interface Server {
  send(method: string, path: string, question?: RequestOptions): Promise<Reply>;
  /** Asks without what signs the person in. */
  requestSignedOut(method: string, path: string): Promise<Reply>;
  /** Whether anything signs the person in. */
  isSignedIn: boolean;
}

/** Sends requests without the API client, which would correct some responses. */
export function connectToServer({
  url,
  headers,
  timeoutMs,
  fetch = globalThis.fetch,
}: ServerOptions): Server {
  const base = url.replace(/\/+$/, '');
  async function send(method: string, path: string, own: Headers, body?: string): Promise<Reply> {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method, headers: own, body, redirect: 'manual', signal } as const;
    const response = await fetch(new Request(base + path, init));
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  return {
    isSignedIn: Object.keys(headers).length > 0,
    requestSignedOut: (method, path) => send(method, path, new Headers()),
    send: (method, path, { headers: more = {}, body } = {}) => {
      const own = new Headers({ ...headers, ...more });
      if (typeof body === 'string' || body === undefined) return send(method, path, own, body);
      if (!own.has('Content-Type')) own.set('Content-Type', 'application/json');
      return send(method, path, own, JSON.stringify(body));
    },
  };
}

/** A reply's body as the schema reads it. Throws an Error that says what is wrong with it. */
export function parseReply<T>(schema: v.GenericSchema<unknown, T>, { headers, text }: Reply): T {
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) {
    throw new Error(`the content type is ${type}, not application/json`);
  }
  return v.parse(schema, JSON.parse(text));
}
