import * as v from 'valibot';
import { describeIssues } from '../schemas/describeIssues';
import { ApiError, NetworkError, InvalidJsonError, WrongShapeError } from './errors';

/** A schema that validates external data. */
export type Schema<T> = v.GenericSchema<unknown, T>;

export interface ApiClientOptions {
  /** Prepended to every path. @default '' */
  baseUrl?: string;
  /** @default the global `fetch` at the time of each call */
  fetch?: typeof globalThis.fetch;
}

export interface ReadOptions {
  /** Whether a 401 response throws or returns null. @default 'throw' */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

export interface PostOptions {
  /** Sent as `Idempotency-Key`: the server must not execute two requests with the same key. */
  idempotencyKey: string;
  /** More headers, in ASCII. @default none */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Calls throw `ApiError` outside 2xx, `NetworkError`, `InvalidJsonError`, `WrongShapeError`, or the signal's reason. */
export interface ApiClient {
  get<T>(
    path: string,
    schema: Schema<T>,
    options: ReadOptions & { on401: 'null' },
  ): Promise<T | null>;
  get<T>(path: string, schema: Schema<T>, options?: ReadOptions): Promise<T>;
  /**
   * Sends `body` as JSON, or no body if it is undefined. A successful response without a body is parsed as null.
   */
  post<T>(path: string, body: unknown, schema: Schema<T>, options: PostOptions): Promise<T>;
}

/** Creates the client that all queries and commands use. */
export function createApiClient({
  baseUrl = '',
  fetch = (input, init) => globalThis.fetch(input, init),
}: ApiClientOptions = {}): ApiClient {
  async function send(method: string, path: string, init: RequestInit): Promise<Answer> {
    const request = `${method} ${path}`;
    try {
      const response = await fetch(baseUrl + path, { ...init, method, credentials: 'include' });
      return { request, response, text: await response.text() };
    } catch (cause) {
      init.signal?.throwIfAborted();
      throw new NetworkError(request, cause);
    }
  }

  function get<T>(
    path: string,
    schema: Schema<T>,
    options: ReadOptions & { on401: 'null' },
  ): Promise<T | null>;
  function get<T>(path: string, schema: Schema<T>, options?: ReadOptions): Promise<T>;
  async function get<T>(
    path: string,
    schema: Schema<T>,
    { on401 = 'throw', signal }: ReadOptions = {},
  ): Promise<T | null> {
    const answer = await send('GET', path, { signal });
    if (answer.response.status === 401 && on401 === 'null') return null;
    return parseAnswer(answer, schema);
  }

  async function post<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    { idempotencyKey, headers: more, signal }: PostOptions,
  ): Promise<T> {
    const headers = new Headers({ ...more, 'Idempotency-Key': idempotencyKey });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init = { headers, signal, body: JSON.stringify(body) };
    const answer = await send('POST', path, init);
    // It may be empty: 204, or 200 and 201 from a server that gives no receipt. docs/rules.md API-20.
    const text = answer.response.ok && answer.text.trim() === '' ? 'null' : answer.text;
    return parseAnswer({ ...answer, text }, schema);
  }

  return { get, post };
}

interface Answer {
  request: string;
  response: Response;
  text: string;
}

function parseAnswer<T>({ request, response, text }: Answer, schema: Schema<T>): T {
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  const parsed = v.safeParse(schema, parseJson(request, text));
  if (!parsed.success) throw new WrongShapeError(request, describeIssues(parsed.issues));
  return parsed.output;
}

function parseJson(request: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidJsonError(request, cause);
  }
}
