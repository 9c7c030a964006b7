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
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
