export interface RecordedRequest {
  /** Identifies the call on a page: method, path, query, and the number of the posting in its attempt. */
  name: string;
  method: string;
  path: string;
  /** With its `?`, or empty. */
  query: string;
  body: string;
  /** The `Idempotency-Key`. */
  key: string | null;
}

export type Outcome =
  | { kind: 'response'; status: number; body: string }
  /** No response: the message of the error. */
  | { kind: 'error'; reason: string };

/** A request with its outcome; null while it is pending. */
export interface Call extends RecordedRequest {
  /** The number of the call, from 1. */
  id: number;
  /** The injected fault. */
  fault: string | null;
  outcome: Outcome | null;
  /** The duration in ms; null while it is pending. */
  ms: number | null;
}

/** The number of a posting, which follows the key of its attempt. docs/rules.md CONV-18. */
const POSTING = /:(\d+)$/;

export async function recordRequest(request: Request): Promise<RecordedRequest> {
  const { method } = request;
  const { pathname: path, search: query } = new URL(request.url);
  const key = request.headers.get('Idempotency-Key');
  const [, posting] = POSTING.exec(key ?? '') ?? [];
  const name = `${method} ${path}${query}${posting ? ` #${posting}` : ''}`;
  return { name, method, path, query, body: await request.clone().text(), key };
}
