interface TestApi {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

export async function postJson(
  api: TestApi,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Returns the session cookie that a response sets, without its attributes. */
export const getCookie = (response: Response): string =>
  (response.headers.get('Set-Cookie') ?? '').replace(/;.*/, '');
