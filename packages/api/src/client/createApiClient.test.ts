import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './createApiClient';
import { ApiError, NetworkError, InvalidJsonError, WrongShapeError } from './errors';

const schema = v.object({ id: v.string() });
const key = { idempotencyKey: 'key-1' };

function createClientWithResponse(body: string | null, init?: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  const request = () => {
    const [url, options] = fetch.mock.calls[0]!;
    return { url, ...options, headers: new Headers(options?.headers) };
  };
  return { client: createApiClient({ baseUrl: 'https://bank.test', fetch }), request };
}

function createFailingClient(error: Error) {
  return createApiClient({
    fetch: async (_url, init) => {
      init?.signal?.throwIfAborted();
      throw error;
    },
  });
}

describe('a read', () => {
  it('requests the path with cookies and without a body', async () => {
    const { client, request } = createClientWithResponse('{"id":"a"}');
    await expect(client.get('/api/thing', schema)).resolves.toEqual({ id: 'a' });
    expect(request()).toMatchObject({
      url: 'https://bank.test/api/thing',
      method: 'GET',
      credentials: 'include',
    });
    expect(request().body).toBeUndefined();
    expect(request().headers.has('content-type')).toBe(false);
  });

  it('throws on 401 unless null is requested', async () => {
    const { client } = createClientWithResponse('Sign in first', { status: 401 });
    await expect(client.get('/api/thing', schema)).rejects.toThrow('401: Sign in first');
    const other = createClientWithResponse('Sign in first', { status: 401 }).client;
    await expect(other.get('/api/thing', schema, { on401: 'null' })).resolves.toBeNull();
  });

  it('throws on every other failure, even if null is requested for 401', async () => {
    const { client } = createClientWithResponse('Not yours', { status: 403 });
    const read = client.get('/api/thing', schema, { on401: 'null' });
    await expect(read).rejects.toThrow('403: Not yours');
  });
});

describe('a post', () => {
  it('sends JSON under its idempotency key', async () => {
    const { client, request } = createClientWithResponse('{"id":"a"}', { status: 201 });
    await client.post('/api/thing', { amount: '1' }, schema, key);
    expect(request()).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"amount":"1"}',
    });
    expect(request().headers.get('content-type')).toBe('application/json');
    expect(request().headers.get('idempotency-key')).toBe('key-1');
  });

  it.each([
    ['', 204],
    ['', 201],
    [' \n', 200],
    ['<html>Created</html>', 201],
    ['{"id":', 200],
  ])(
    'reads a successful response without a readable body, %j with %i, as null',
    async (body, status) => {
      const { client } = createClientWithResponse(body === '' ? null : body, { status });
      await expect(client.post('/api/thing', {}, v.nullable(schema), key)).resolves.toBeNull();
    },
  );

  it('fails on an error response without a body', async () => {
    const { client } = createClientWithResponse(null, { status: 500, statusText: 'Broken' });
    await expect(client.post('/api/thing', {}, v.nullable(schema), key)).rejects.toThrow(
      '500: Broken',
    );
  });

  it('sends additional headers', async () => {
    const { client, request } = createClientWithResponse('{"id":"a"}');
    await client.post('/api/thing', {}, schema, { ...key, headers: { 'X-More': 'yes' } });
    expect(request().headers.get('x-more')).toBe('yes');
  });

  it('sends a new id with each try under the same key, and names it in the error', async () => {
    const sent: Headers[] = [];
    const ids = ['try-1', 'try-2'];
    const client = createApiClient({
      createRequestId: () => ids.shift() ?? '',
      fetch: async (_url, init) => {
        sent.push(new Headers(init?.headers));
        const isFirst = sent.length === 1;
        return new Response(isFirst ? 'Busy' : '{"id":"a"}', { status: isFirst ? 503 : 201 });
      },
    });
    const post = () => client.post('/api/thing', {}, schema, key);
    await expect(post()).rejects.toMatchObject({ status: 503, requestId: 'try-1' });
    await post();
    expect(sent.map((headers) => headers.get('x-request-id'))).toEqual(['try-1', 'try-2']);
    expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  it('sends no id with a GET, which would need a preflight then', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"id":"a"}'));
    await createApiClient({ fetch, createRequestId: () => 'try-1' }).get('/api/thing', schema);
    expect(new Headers(fetch.mock.calls[0]![1]?.headers).has('x-request-id')).toBe(false);
  });

  it('sends no Content-Type without a body', async () => {
    const { client, request } = createClientWithResponse('{"id":"a"}');
    await client.post('/api/thing', undefined, schema, key);
    expect(request().body).toBeUndefined();
    expect(request().headers.has('content-type')).toBe(false);
  });
});

describe('errors', () => {
  it('reports the status and the body', async () => {
    const { client } = createClientWithResponse('The ledger is closed', { status: 500 });
    const error: unknown = await client.get('/api/thing', schema).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, message: '500: The ledger is closed' });
  });

  it('reports the status text when the body is empty', async () => {
    const { client } = createClientWithResponse(null, {
      status: 503,
      statusText: 'Service Unavailable',
    });
    await expect(client.get('/api/thing', schema)).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('reports a broken connection', async () => {
    const client = createFailingClient(new TypeError('Failed to fetch'));
    const read = client.get('/api/thing', schema);
    await expect(read).rejects.toThrow(NetworkError);
    await expect(read).rejects.toThrow('GET /api/thing received no response');
  });

  it('reports an incomplete response', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) });
    const client = createApiClient({ fetch: async () => new Response(body) });
    await expect(client.get('/api/thing', schema)).rejects.toThrow(NetworkError);
  });

  it.each(['<html>', '', '[{"id": '])('reports a response that is not JSON: %j', async (body) => {
    const { client } = createClientWithResponse(body);
    const read = client.get('/api/thing', schema);
    await expect(read).rejects.toThrow(InvalidJsonError);
    await expect(read).rejects.toThrow('GET /api/thing answered with something that is not JSON');
  });

  it('reports a response with the wrong shape, and where it differs', async () => {
    const { client } = createClientWithResponse('{"id":7}');
    const read = client.get('/api/thing', schema);
    await expect(read).rejects.toThrow(WrongShapeError);
    await expect(read).rejects.toThrow('id: Invalid type');
  });

  it('rejects with the abort reason', async () => {
    const client = createFailingClient(new TypeError('Failed to fetch'));
    const signal = AbortSignal.abort(new Error('Took too long'));
    await expect(client.get('/api/thing', schema, { signal })).rejects.toThrow('Took too long');
    await expect(client.post('/api/thing', {}, schema, { ...key, signal })).rejects.toThrow(
      'Took too long',
    );
  });
});
