import * as v from 'valibot';

/** The request besides method and path. */
export interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  /** Sent unchanged if it is a string, else as JSON. @default no body */
  body?: unknown;
}

/** The complete response. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export interface ServerOptions {
  /** The base URL, before `/api/…`. */
  url: string;
  /** Sent with every request, such as a cookie. */
  headers: Readonly<Record<string, string>>;
  /** The timeout of a request in ms. */
  timeoutMs: number;
  /** @default the global `fetch` */
  fetch?: (request: Request) => Response | Promise<Response>;
}

/** The server under test. */
export interface Server {
  send(method: string, path: string, question?: RequestOptions): Promise<Reply>;
  /** Sends a request without credentials. */
  requestSignedOut(method: string, path: string): Promise<Reply>;
  /** Whether requests have credentials. */
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

/** Parses the body of a reply. Throws an Error that describes what is invalid. */
export function parseReply<T>(schema: v.GenericSchema<unknown, T>, { headers, text }: Reply): T {
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) {
    throw new Error(`the content type is ${type}, not application/json`);
  }
  return v.parse(schema, JSON.parse(text));
}
