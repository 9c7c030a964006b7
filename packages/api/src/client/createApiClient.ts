import * as v from 'valibot';
import { describeIssues } from '../schemas/describeIssues';
import { ApiError, NetworkError, InvalidJsonError, RequestError, WrongShapeError } from './errors';

/** A schema for external data. */
export type Schema<T> = v.GenericSchema<unknown, T>;

export interface ApiClientOptions {
  /** Prepended to every path. @default '' */
  baseUrl?: string;
  /** @default the global `fetch` at the time of each call */
  fetch?: typeof globalThis.fetch;
  /**
   * Creates the `X-Request-Id` of a POST; unlike the idempotency key, each retry gets a new one. Also the `requestId` of
   * errors. A server with another origin must allow the header. @default no header
   */
  createRequestId?: () => string;
}

export interface ReadOptions {
  /** Whether a 401 response throws `ApiError` or returns null. @default 'throw' */
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

export interface PostOptions {
  /** Sent as `Idempotency-Key`: the server must execute only one request per key. */
  idempotencyKey: string;
  /** Additional headers, ASCII only. @default none */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export interface DeleteOptions {
  signal?: AbortSignal;
}

/**
 * Methods reject with `ApiError` outside 2xx, `NetworkError`, `InvalidJsonError`, `WrongShapeError`, or the signal's
 * reason.
 */
export interface ApiClient {
  get<T>(
    path: string,
    schema: Schema<T>,
    options: ReadOptions & { on401: 'null' },
  ): Promise<T | null>;
  get<T>(path: string, schema: Schema<T>, options?: ReadOptions): Promise<T>;
  /** Sends `body` as JSON, or no body if it is undefined. A success response that is not JSON is parsed as null. */
  post<T>(path: string, body: unknown, schema: Schema<T>, options: PostOptions): Promise<T>;
  /** Ignores the body of a success response. */
  delete(path: string, options?: DeleteOptions): Promise<void>;
}

/** Creates the client for all queries and commands. */
export function createApiClient({
  baseUrl = '',
  fetch = (input, init) => globalThis.fetch(input, init),
  createRequestId,
}: ApiClientOptions = {}): ApiClient {
  async function send(method: string, path: string, init: RequestInit): Promise<RequestResult> {
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
    const result = await send('GET', path, { signal });
    if (result.response.status === 401 && on401 === 'null') return null;
    return parseResult(result, schema);
  }

  async function post<T>(
    path: string,
    body: unknown,
    schema: Schema<T>,
    { idempotencyKey, headers: more, signal }: PostOptions,
  ): Promise<T> {
    const headers = new Headers({ ...more, 'Idempotency-Key': idempotencyKey });
    const requestId = createRequestId?.();
    if (requestId !== undefined) headers.set('X-Request-Id', requestId);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init = { headers, signal, body: JSON.stringify(body) };
    try {
      const result = await send('POST', path, init);
      // It took effect, whatever its body is: an error would invite the user to repeat it. docs/rules.md API-20.
      const text = result.response.ok && !isJson(result.text) ? 'null' : result.text;
      return parseResult({ ...result, text }, schema);
    } catch (error) {
      if (error instanceof RequestError) error.requestId = requestId;
      throw error;
    }
  }

  async function remove(path: string, { signal }: DeleteOptions = {}): Promise<void> {
    requireSuccess(await send('DELETE', path, { signal }));
  }

  return { get, post, delete: remove };
}

interface RequestResult {
  request: string;
  response: Response;
  text: string;
}

function requireSuccess({ response, text }: RequestResult): void {
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
}

function parseResult<T>(result: RequestResult, schema: Schema<T>): T {
  requireSuccess(result);
  const { request, text } = result;
  const parsed = v.safeParse(schema, parseJson(request, text));
  if (!parsed.success) throw new WrongShapeError(request, describeIssues(parsed.issues));
  return parsed.output;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(request: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidJsonError(request, cause);
  }
}
