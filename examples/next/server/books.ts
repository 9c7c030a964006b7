/** This example's ledger: one account in memory. Global, because Next evaluates a module once per bundle. */
interface Books {
  paisa: number;
  /** Responses by idempotency key: a repeated request returns the first response and moves no money. */
  answers: Map<string, { status: number; body: object }>;
  attemptedKeys: Set<string>;
}

const globalStore = globalThis as typeof globalThis & { books?: Books };
globalStore.books ??= { paisa: 5_000_000, answers: new Map(), attemptedKeys: new Set() };
const books = globalStore.books;

export const getAccounts = () => [
  { id: 'cash', type: 'trustvault' as const, balance: (books.paisa / 100).toFixed(2) },
];

export const getBills = () => [
  {
    id: 'may',
    category: 'gas' as const,
    provider: 'SSGC',
    amount: '2150',
    dueDate: '2026-12-15',
    status: 'pending' as const,
  },
];

const DAILY_LIMIT = 2_500_000;

export async function spend(request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (!key) return Response.json({ message: 'An idempotency key is needed.' }, { status: 400 });
  const { amount } = (await request.json()) as { amount: string };
  const before = books.answers.get(key);
  if (before) return Response.json(before.body, { status: before.status });
  // The first attempt always fails without moving money, to simulate an unreliable network.
  if (!books.attemptedKeys.has(key)) {
    books.attemptedKeys.add(key);
    return Response.json({ message: 'Try again.' }, { status: 503 });
  }
  const requested = Math.round(Number(amount) * 100);
  if (!(requested > 0)) return Response.json({ message: 'That is no amount.' }, { status: 400 });
  if (requested > DAILY_LIMIT) {
    return Response.json({ message: 'Over the daily limit.' }, { status: 422 });
  }
  if (requested > books.paisa) return Response.json({ message: 'Too little.' }, { status: 409 });
  books.paisa -= requested;
  const answer = { status: 201, body: { paidAt: new Date().toISOString() } };
  books.answers.set(key, answer);
  return Response.json(answer.body, { status: answer.status });
}
