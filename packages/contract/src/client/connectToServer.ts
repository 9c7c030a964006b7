import * as v from 'valibot';

export interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. @default no body */
  body?: unknown;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

export interface ServerOptions {
  /** Base URL, without `/api/…`. */
  url: string;
  /** Sent with every request, such as a cookie. */
  headers: Readonly<Record<string, string>>;
  /** Timeout per request, in ms. */
  timeoutMs: number;
  /** @default the global `fetch` */
  fetch?: (request: Request) => Response | Promise<Response>;
}

export interface Server {
  send(method: string, path: string, question?: RequestOptions): Promise<Reply>;
  /** Sends a request without credentials. */
  requestSignedOut(method: string, path: string): Promise<Reply>;
  isSignedIn: boolean;
}

/** Does not use the API client, because it would correct some invalid responses. */
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

/** Parses and validates a response's JSON body. Throws an Error that describes what is invalid. */
export function parseReply<T>(schema: v.GenericSchema<unknown, T>, { headers, text }: Reply): T {
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) {
    throw new Error(`the content type is ${type}, not application/json`);
  }
  return v.parse(schema, JSON.parse(text));
}
