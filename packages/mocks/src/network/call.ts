/** A request to the server: what was asked. */
export interface RecordedRequest {
  /** Tells it from other calls of a page: method, path and query, and which posting of an attempt it is. */
  name: string;
  method: string;
  path: string;
  /** With its `?`; '' for none. */
  query: string;
  /** The body's text; '' for none. */
  body: string;
  /** The `Idempotency-Key`, where there is one. */
  key: string | null;
}

/** What became of a request. */
export type Outcome =
  | { kind: 'response'; status: number; body: string }
  /** No answer came: the reason that the caller was given. */
  | { kind: 'error'; reason: string };

/** A request, and what became of it once that is known. */
export interface Call extends RecordedRequest {
  /** Its place among all, from 1. */
  id: number;
  /** What it met on its way, if it met something. */
  fault: string | null;
  outcome: Outcome | null;
  /** How long it took, ms; null until it is over. */
  ms: number | null;
}

/** Postings of one attempt have its key with their number behind it: docs/rules.md CONV-18. */
const POSTING = /:(\d+)$/;

/** Reads off a request what it asks. */
export async function recordRequest(request: Request): Promise<RecordedRequest> {
  const { method } = request;
  const { pathname: path, search: query } = new URL(request.url);
  const key = request.headers.get('Idempotency-Key');
  const [, posting] = POSTING.exec(key ?? '') ?? [];
  const name = `${method} ${path}${query}${posting ? ` #${posting}` : ''}`;
  return { name, method, path, query, body: await request.clone().text(), key };
}
