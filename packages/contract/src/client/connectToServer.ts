import * as v from 'valibot';

export interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. @default no body */
  body?: unknown;
}

export interface ServerResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface ServerOptions {
  /** Base URL, without `/api/…`. */
  url: string;
  /** Headers of authenticated requests, such as a session cookie. */
  headers: Readonly<Record<string, string>>;
  /** Timeout per request, in ms. */
  timeoutMs: number;
  /** @default the global `fetch` */
  fetch?: (request: Request) => Response | Promise<Response>;
}

export interface Server {
  send(method: string, path: string, options?: RequestOptions): Promise<ServerResponse>;
  /** Sends a request without `ServerOptions.headers`. */
  requestSignedOut(method: string, path: string, options?: RequestOptions): Promise<ServerResponse>;
  /** Sends an authenticated GET, and closes the connection after the headers. */
  open(path: string): Promise<Pick<ServerResponse, 'status' | 'headers'>>;
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
  async function send(
    method: string,
    path: string,
    { headers: entries, body }: RequestOptions = {},
  ): Promise<ServerResponse> {
    const own = new Headers(entries);
    const isJson = typeof body !== 'string' && body !== undefined;
    if (isJson && !own.has('Content-Type')) own.set('Content-Type', 'application/json');
    const response = await fetch(
      new Request(base + path, {
        method,
        headers: own,
        body: isJson ? JSON.stringify(body) : body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  async function open(path: string): Promise<Pick<ServerResponse, 'status' | 'headers'>> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(new Request(base + path, { headers, redirect: 'manual', signal }));
    await response.body?.cancel();
    return response;
  }
  return {
    open,
    isSignedIn: Object.keys(headers).length > 0,
    requestSignedOut: send,
    send: (method, path, { headers: more, body } = {}) =>
      send(method, path, { headers: { ...headers, ...more }, body }),
  };
}

/** Parses and validates a response's JSON body. Throws an Error that describes what is invalid. */
export function parseResponse<T>(
  schema: v.GenericSchema<unknown, T>,
  { headers, text }: ServerResponse,
): T {
  const type = headers.get('Content-Type') ?? 'none';
  if (!/^application\/json\b/i.test(type)) {
    throw new Error(`the content type is ${type}, not application/json`);
  }
  return v.parse(schema, JSON.parse(text));
}
