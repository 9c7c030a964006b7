import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/createApiClient';
import { ApiError, InvalidRequestError } from '../client/errors';
import { parseConversionIntent } from '../schemas/conversionIntent';
import { convert, finishConversion } from './convert';
import { convertAtOnce } from './convertAtOnce';
import { createTransaction } from './createTransaction';
import { giveConsent } from './consents';
import { addPasskey, grantPasskey, loadPasskeyOptions, removePasskey } from './passkeys';
import { sendTransfer } from './sendTransfer';

const created = {
  id: 'txn-1',
  accountId: 'cash',
  type: 'sent',
  currency: 'PKR',
  amount: '2500',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
  conversion: null,
  counterparty: 'Ayesha Malik',
  isReversal: false,
  timestamp: '2026-11-21T10:30:00.000Z',
};

const options = { idempotencyKey: 'key-1' };
const transfer = {
  accountId: 'cash',
  amount: '2500',
  recipientName: 'Ayesha Malik',
  currency: 'PKR',
} as const;
const conversion = {
  source: { currency: 'PKR', accountId: 'cash', amount: '1000' },
  target: { currency: 'USD', accountId: 'cash', amount: '3.6' },
};

function createClientWithResponses(...answers: [() => Response, ...(() => Response)[]]) {
  const sent: { url: unknown; key: string | null; intent: string | null; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    const headers = new Headers(init?.headers);
    sent.push({
      url,
      key: headers.get('idempotency-key'),
      intent: headers.get('conversion-intent'),
      body: JSON.parse(String(init?.body)),
    });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next!();
  });
  return { client: createApiClient({ fetch }), sent };
}

const respondCreated = () => Response.json(created, { status: 201 });
const respondServerError = () => new Response('The ledger is closed', { status: 500 });

describe('createTransaction', () => {
  it('posts a completed and verified entry', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    const input = {
      accountId: 'cash',
      type: 'deposit',
      currency: 'PKR',
      amount: '5000',
      description: 'Deposit via Debit Card',
    };
    await expect(createTransaction(client, input, options)).resolves.toEqual(created);
    expect(sent).toEqual([
      {
        url: '/api/transactions',
        key: 'key-1',
        intent: null,
        body: { ...input, status: 'completed', verified: true },
      },
    ]);
  });
});

describe('sendTransfer', () => {
  it('posts the transfer with its optional message', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    await expect(sendTransfer(client, transfer, options)).resolves.toEqual(created);
    await sendTransfer(client, { ...transfer, message: 'Eid Mubarak' }, options);
    expect(sent.map(({ body }) => body)).toEqual([
      transfer,
      { ...transfer, message: 'Eid Mubarak' },
    ]);
    expect(sent[0]?.url).toBe('/api/transfers');
  });

  it.each(['1,000', '-5', '0', ''])('does not send an amount such as %j', async (amount) => {
    const { client, sent } = createClientWithResponses(respondCreated);
    const sending = sendTransfer(client, { ...transfer, amount }, options);
    await expect(sending).rejects.toThrow(InvalidRequestError);
    await expect(sending).rejects.toThrow('POST /api/transfers was not sent (amount:');
    expect(sent).toEqual([]);
  });

  it('accepts any shape of a successful response', async () => {
    const { client } = createClientWithResponses(() => Response.json({ accepted: true }));
    await expect(sendTransfer(client, transfer, options)).resolves.toBeNull();
  });

  it.each([204, 201])('succeeds without a receipt if a %i has no body', async (status) => {
    const { client } = createClientWithResponses(() => new Response(null, { status }));
    await expect(sendTransfer(client, transfer, options)).resolves.toBeNull();
  });

  it('succeeds without a receipt if the response is not JSON', async () => {
    const { client } = createClientWithResponses(() => new Response('Thank you'));
    await expect(sendTransfer(client, transfer, options)).resolves.toBeNull();
  });

  it('fails on an error response', async () => {
    const { client } = createClientWithResponses(respondServerError);
    await expect(sendTransfer(client, transfer, options)).rejects.toThrow(ApiError);
  });
});

describe('convert', () => {
  it('posts both legs in order, each under its own key', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    await convert(client, conversion, options);
    expect(sent).toMatchObject([
      { key: 'key-1:1', body: { type: 'withdrawal', currency: 'PKR', amount: '1000' } },
      { key: 'key-1:2', body: { type: 'deposit', currency: 'USD', amount: '3.6' } },
    ]);
  });

  it('sends the whole conversion in both headers', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    await convert(client, conversion, options);
    const intent = { id: 'key-1', ...conversion };
    expect(sent.map((one) => parseConversionIntent(one.intent ?? ''))).toEqual([intent, intent]);
  });

  it('does not post the second leg if the first failed', async () => {
    const { client, sent } = createClientWithResponses(respondServerError);
    await expect(convert(client, conversion, options)).rejects.toThrow('500: The ledger is closed');
    expect(sent).toHaveLength(1);
  });

  it('repeats the same two requests after an interruption', async () => {
    const { client, sent } = createClientWithResponses(
      respondCreated,
      respondServerError,
      respondCreated,
    );
    await expect(convert(client, conversion, options)).rejects.toThrow(ApiError);
    await convert(client, conversion, options);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });

  it('sends nothing if either leg is invalid', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    const broken = { ...conversion, target: { ...conversion.target, amount: '0' } };
    await expect(convert(client, broken, options)).rejects.toThrow(InvalidRequestError);
    expect(sent).toEqual([]);
  });
});

describe('finishConversion', () => {
  it('repeats the two requests of the conversion', async () => {
    const { client, sent } = createClientWithResponses(respondCreated);
    await convert(client, conversion, options);
    const record = {
      id: 'key-1',
      ...conversion,
      status: 'pending',
      openedAt: created.timestamp,
      expiresAt: created.timestamp,
    } as const;
    await finishConversion(client, record);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });
});

describe('convertAtOnce', () => {
  const record = {
    id: 'key-1',
    ...conversion,
    status: 'completed',
    openedAt: '2026-11-21T10:30:00.000Z',
    expiresAt: '2026-11-21T10:45:00.000Z',
  };

  it('posts both legs in one request', async () => {
    const { client, sent } = createClientWithResponses(() => Response.json(record));
    await expect(convertAtOnce(client, conversion, options)).resolves.toEqual(record);
    expect(sent).toMatchObject([
      { url: '/api/conversions', key: 'key-1', intent: null, body: conversion },
    ]);
  });

  it('succeeds without a receipt', async () => {
    const { client } = createClientWithResponses(() => new Response(null, { status: 204 }));
    await expect(convertAtOnce(client, conversion, options)).resolves.toBeNull();
  });
});

describe('passkeys', () => {
  const id = 'bm8tc3VjaC1wYXNza2V5';
  const credential = { id, rawId: id, type: 'public-key' };
  const registration = {
    ...credential,
    response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
  };
  const answer = {
    ...credential,
    response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'MA' },
  };
  const givenResponse = () => Response.json({ result: 'given' });

  it('are sent without what the server does not need', async () => {
    const passkey = { id, name: 'Laptop', createdAt: created.timestamp };
    const { client, sent } = createClientWithResponses(() => Response.json(passkey));
    const response = { ...registration, clientExtensionResults: { credProps: { rk: true } } };
    await expect(addPasskey(client, { name: 'Laptop', response }, options)).resolves.toEqual(
      passkey,
    );
    expect(sent).toMatchObject([{ url: '/api/passkeys', key: 'key-1' }]);
    expect(sent[0]?.body).toEqual({ name: 'Laptop', response: registration });
  });

  it.each(['', ' ', 'two\nlines', 'x'.repeat(81)])('are not named %j', async (name) => {
    const { client, sent } = createClientWithResponses(givenResponse);
    const adding = addPasskey(client, { name, response: registration }, options);
    await expect(adding).rejects.toThrow(InvalidRequestError);
    expect(sent).toEqual([]);
  });

  it('are permitted by a PIN of four digits', async () => {
    const { client, sent } = createClientWithResponses(givenResponse);
    await expect(grantPasskey(client, { pin: '274' }, options)).rejects.toThrow(
      'POST /api/passkeys/grants was not sent (pin: must have four digits)',
    );
    await grantPasskey(client, { pin: '2746' }, options);
    expect(sent.map(({ body }) => body)).toEqual([{ pin: '2746', isNew: false }]);
  });

  it('answer instead of a PIN', async () => {
    const { client, sent } = createClientWithResponses(givenResponse);
    await giveConsent(client, { passkey: answer }, options);
    await giveConsent(client, { pin: '2746' }, options);
    expect(sent.map(({ body }) => body)).toEqual([
      { passkey: answer },
      { pin: '2746', isNew: false },
    ]);
    await expect(giveConsent(client, { pin: '27460' }, options)).rejects.toThrow(
      '(pin: must have four digits)',
    );
  });

  it('have options whose further members are kept', async () => {
    const creation = {
      rp: { id: 'localhost', name: 'RAD Wallet' },
      user: { id: 'YQ', name: 'ayesha', displayName: 'ayesha' },
      challenge: 'Yg',
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      hints: ['client-device'],
      extensions: { credProps: true },
    };
    const { client, sent } = createClientWithResponses(() => Response.json(creation));
    await expect(loadPasskeyOptions(client, options)).resolves.toEqual(creation);
    expect(sent).toMatchObject([{ url: '/api/passkeys/options', body: {} }]);
  });

  it('are removed by their id', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
    await removePasskey(createApiClient({ fetch }), 'a/b');
    expect(fetch).toHaveBeenCalledWith(
      '/api/passkeys/a%2Fb',
      expect.objectContaining({ method: 'DELETE', credentials: 'include' }),
    );
    fetch.mockResolvedValue(new Response('Sign in first', { status: 401 }));
    await expect(removePasskey(createApiClient({ fetch }), id)).rejects.toThrow(ApiError);
  });
});
