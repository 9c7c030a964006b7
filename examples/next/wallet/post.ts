import { ProblemError } from '@rad-wallet/ui/engine';

export async function postJson(
  path: string,
  input: { idempotencyKey: string },
  signal: AbortSignal,
): Promise<unknown> {
  const { idempotencyKey, ...body } = input;
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
    signal,
  });
  // The flow shows the reason for a 422; for all other failures, its default message.
  if (response.status === 422) throw new ProblemError({ id: 'overDailyLimit' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
