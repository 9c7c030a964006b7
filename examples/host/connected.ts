import {
  addPasskey,
  changeConsentSettings,
  CONSENT_PATHS,
  consentSettingsSchema,
  createApiClient,
  createTransaction,
  demandConsent,
  demandConsentChange,
  demandPasskey,
  giveConsent,
  grantPasskey,
  loadPasskeyOptions,
  loadPasskeys,
  PAYEE_CHECKS_PATH,
  payeeMatchSchema,
  removePasskey,
} from '@rad-wallet/api';
import type { RequestOptions } from '@rad-wallet/ui/requests';
import * as v from 'valibot';
import type { Connected } from '../../apps/wallet/src/hosts/features';
import { PROCESSOR } from './processor';
import { followEvents } from './followEvents';
import { postForm } from './postForm';

const baseUrl = import.meta.env.VITE_API_URL as string;
const api = createApiClient({ baseUrl });

const CASH = { accountId: 'account-pkr', currency: 'PKR' };

const GOLD = { accountId: 'account-gold', currency: 'GOLD' };

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${baseUrl}${path}`, { credentials: 'include', ...init });
  if (!response.ok) throw new Error(`${response.status}: ${path} was refused`);
  return response;
}

const put = (path: string, body: object, idempotencyKey: string, { signal }: RequestOptions) =>
  send(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
    signal,
  });

/** Returns a full card number. Must not be cached, because it would remain after the wallet hides it. */
async function readCardNumber(id: string, signal: AbortSignal): Promise<string> {
  const response = await send(`/cards/${id}/number`, { cache: 'no-store', signal });
  const number = await response.text();
  if (!/^\d{12,19}$/.test(number)) throw new Error('The server returned no card number');
  return number;
}

/**
 * A change is sent again only after the setting was read, so that its key need not be kept. Works without HTTPS, where
 * `randomUUID` is missing.
 */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/** The paths of the development server. */
const REPORTS = '/api/problem-reports';

const problemReportSchema = v.object({
  reference: v.string(),
  reason: v.picklist(['notReceived', 'wrongAmount', 'wrongPerson', 'notMe']),
  details: v.string(),
  receivedAt: v.string(),
  reviewedAt: v.optional(v.string()),
  answerBy: v.optional(v.string()),
  decision: v.optional(
    v.variant('outcome', [
      v.object({ outcome: v.literal('reversed'), at: v.string(), reversalId: v.string() }),
      v.object({ outcome: v.literal('declined'), at: v.string(), reason: v.string() }),
    ]),
  ),
});

export const connected: Connected = {
  billPayment: {
    payBill: async ({ provider, accountNumber, amount, idempotencyKey }, { signal }) => {
      // The payee to whose payment the account holder has consented.
      const description = `${provider}, ${accountNumber}`;
      const entry = { ...CASH, type: 'bill_payment', amount, description };
      const posted = await createTransaction(api, entry, { idempotencyKey, signal });
      return { paidAt: posted?.timestamp ?? new Date().toISOString() };
    },
  },
  qrPayment: {
    payByQr: async ({ payee, amount, idempotencyKey }, { signal }) => {
      const entry = { ...CASH, type: 'sent', amount, description: `Sent to ${payee}` };
      await createTransaction(api, entry, { idempotencyKey, signal });
    },
  },
  gift: {
    sendGift: async ({ gift, idempotencyKey }, { signal }) => {
      const account = gift.currency === 'GOLD' ? GOLD : CASH;
      const entry = {
        ...account,
        currency: gift.currency,
        type: 'gift',
        amount: gift.amount,
        description: `Gift to ${gift.recipient.name}`,
      };
      const posted = await createTransaction(api, entry, { idempotencyKey, signal });
      return posted ? { transactionId: posted.id, timestamp: posted.timestamp } : {};
    },
  },
  kycVerification: {
    submitKyc: async ({ answers, files, idempotencyKey, onProgress }, { signal }) => {
      const form = new FormData();
      form.set('answers', JSON.stringify(answers));
      for (const [name, file] of Object.entries(files)) if (file) form.set(name, file);
      await postForm(`${baseUrl}/verifications`, form, { idempotencyKey, onProgress, signal });
    },
  },
  cardNumbers: { reveal: ({ id }, { signal }) => readCardNumber(id, signal) },
  cardFreeze: {
    submit: ({ subject: { cardId, status }, idempotencyKey }, options) =>
      put(`/api/cards/${cardId}/status`, { status }, idempotencyKey, options),
  },
  cardLimits: {
    submit: ({ subject: { cardId, ...limits }, idempotencyKey }, options) =>
      put(`/api/cards/${cardId}/limits`, limits, idempotencyKey, options),
  },
  problemReport: {
    submit: async ({ subject: { paymentId, ...problem }, idempotencyKey }, { signal }) => {
      const response = await send(REPORTS, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify({ transactionId: paymentId, ...problem }),
        signal,
      });
      return v.parse(problemReportSchema, await response.json());
    },
    find: async ({ paymentId }, { signal }) => {
      const query = new URLSearchParams({ transactionId: paymentId });
      const response = await send(`${REPORTS}?${query}`, { signal });
      const [report] = v.parse(v.array(problemReportSchema), await response.json());
      return report ?? null;
    },
  },
  savedCards: {
    setDefault: ({ id }, { signal }) => send(`/cards/${id}/default`, { method: 'PUT', signal }),
    remove: ({ id }, { signal }) => send(`/cards/${id}`, { method: 'DELETE', signal }),
  },
  paymentMethods: {
    submit: ({ idempotencyKey, ...card }, { signal }) =>
      send('/cards', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify(card),
        signal,
      }),
  },
  cardFields: {
    load: async () => (await import('./CardFields')).CardFields,
    frameOrigins: [PROCESSOR],
  },
  signIn: {
    submit: ({ subject: { email } }, { signal }) =>
      send('/api/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ holder: email }),
        signal,
      }),
  },
  checkPayee: async (payee, { signal }) => {
    // In the body, because addresses appear in logs.
    const response = await send(PAYEE_CHECKS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payee),
      signal,
    });
    return v.parse(payeeMatchSchema, await response.json());
  },
  subscribe: (subscription, { signal }) =>
    followEvents(`${baseUrl}/api/events`, subscription, signal),
  authorize: {
    loadSettings: ({ signal }) =>
      api.get(CONSENT_PATHS.settings, consentSettingsSchema, { signal }),
    demand: ({ subject, ...state }, { signal }) => {
      const { payee = '', amount, currency = 'PKR', idempotencyKey } = subject;
      const consent = { payee, amount, currency, ...state };
      return demandConsent(api, consent, { idempotencyKey, signal });
    },
    give: ({ subject: { idempotencyKey }, answer }, { signal }) =>
      giveConsent(api, answer, { idempotencyKey, signal }),
    setting: {
      demand: ({ subject: { above }, isForgotten }, { signal }) =>
        demandConsentChange(api, { above, isForgotten }, { idempotencyKey: createKey(), signal }),
      save: ({ subject: { above }, pin, isNew }, { signal }) => {
        const change = { above, pin, isNew };
        return changeConsentSettings(api, change, { idempotencyKey: createKey(), signal });
      },
    },
    passkeys: {
      load: (options) => loadPasskeys(api, options),
      demand: (input, { signal }) =>
        demandPasskey(api, input, { idempotencyKey: createKey(), signal }),
      grant: (input, { signal }) =>
        grantPasskey(api, input, { idempotencyKey: createKey(), signal }),
      loadOptions: ({ signal }) => loadPasskeyOptions(api, { idempotencyKey: createKey(), signal }),
      add: (passkey, { signal }) =>
        addPasskey(api, passkey, { idempotencyKey: createKey(), signal }),
      remove: ({ id }, options) => removePasskey(api, id, options),
    },
  },
  asksBeforeRepeating: true,
};
