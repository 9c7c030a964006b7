export interface RecordedRequest {
  /** Identifies the request on a page: method, path, query, and the POST's position within its attempt. */
  name: string;
  method: string;
  path: string;
  /** Includes the `?`; may be empty. */
  query: string;
  body: string;
  key: string | null;
}

export type Outcome =
  | { kind: 'response'; status: number; body: string }
  /** There was no response; `reason` is the error message. */
  | { kind: 'error'; reason: string };

/** A request and its outcome, which is null while the request is pending. */
export interface Call extends RecordedRequest {
  id: number;
  fault: string | null;
  outcome: Outcome | null;
  /** Duration in ms; null while the request is pending. */
  ms: number | null;
}

/** Matches the number that the client appends to the attempt's key for each POST. docs/rules.md CONV-18. */
const POSTING = /:(\d+)$/;

export async function recordRequest(request: Request): Promise<RecordedRequest> {
  const { method } = request;
  const { pathname: path, search: query } = new URL(request.url);
  const key = request.headers.get('Idempotency-Key');
  const [, posting] = POSTING.exec(key ?? '') ?? [];
  const name = `${method} ${path}${query}${posting ? ` #${posting}` : ''}`;
  return { name, method, path, query, body: await request.clone().text(), key };
}
