/** An error without its message and data. docs/rules.md API-24. */
export interface DescribedError {
  /** Class of the error, such as `TypeError`. */
  name: string;
  /** The stack's lines, innermost first: function, file, line and column. */
  places: readonly string[];
  /** Status of the response. */
  status?: number;
  /** The `X-Request-Id` of the request. */
  requestId?: string;
  /** What caused the error. */
  cause?: DescribedError;
}

const MAX_PLACES = 20;
const MAX_CAUSES = 3;

/** A file's position at the end of a line: `https://wallet.example/assets/a.js?query:1:2`. */
const POSITION = /(\w+:\/\/[^\s?#()@]+)(?:[?#][^\s()]*?)?(:\d+:\d+)\)?$/;

/** `at send (URL)` in Chromium, `send@URL` in Firefox and Safari. Function names are code, not data. */
const FUNCTION = /^\s*(?:at\s+)?(?:async\s+)?([\w$.]*)(?=\s*[(@]|@)/;

function getPlace(line: string): string[] {
  const [, file, position] = POSITION.exec(line) ?? [];
  if (file === undefined || position === undefined) return [];
  const [, name] = FUNCTION.exec(line) ?? [];
  return [`${name ? `${name} ` : ''}${file}${position}`];
}

/** Removes the message from a stack, which can have several lines that look like places. */
const removeMessage = ({ stack = '', name, message }: Error): string => {
  const heading = message ? `${name}: ${message}` : name;
  return stack.startsWith(heading) ? stack.slice(heading.length) : stack.replace(message, '');
};

const isName = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z]{1,60}$/.test(name);

const isRequestId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, places: [] };
  const { status, requestId } = error as Error & { status?: unknown; requestId?: unknown };
  return {
    name: isName(error.name) ? error.name : 'Error',
    places: removeMessage(error).split('\n').flatMap(getPlace).slice(0, MAX_PLACES),
    ...(Number.isInteger(status) && { status: Number(status) }),
    ...(isRequestId(requestId) && { requestId }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: describe(error.cause, depth + 1) }),
  };
}

/** Describes an error without what could contain names, amounts or numbers: its message and its data. */
export const describeFault = (error: unknown): DescribedError => describe(error, 0);
