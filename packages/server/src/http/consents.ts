import {
  CONSENT_PATHS,
  consentAnswerSchema,
  newConsentChangeSchema,
  newConsentSchema,
  newConsentSettingsSchema,
} from '@rad-wallet/api';
import type {
  ConsentDemand,
  ConsentSettings,
  PasskeyAnswer,
  PasskeyRequest,
} from '@rad-wallet/api';
import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { isSameLimit } from '../store/consents';
import { isAbove } from '../store/isAbove';
import type { LedgerPort, StoredPasskey } from '../store/port';
import { createChallenge } from './createChallenge';
import { readBody } from './readBody';
import type { ApiContext, ApiVariables } from './handlers';
import type { Pins } from './pins';
import { createProblemResponse } from './problems';
import type { RelyingParty } from './relyingParty';
import { IDEMPOTENCY_KEY } from './requirements';
import { verifyAnswer } from './verifyPasskey';

/** How long the device may ask for a passkey, in ms. docs/rules.md CONSENT-5. */
export const PASSKEY_TIMEOUT_MS = 120_000;

const getKey = (context: ApiContext) => context.req.header(IDEMPOTENCY_KEY) ?? '';

/** What the browser needs to ask for one of these passkeys. */
const createRequest = (
  challenge: string,
  usable: readonly StoredPasskey[],
  { id }: RelyingParty,
): PasskeyRequest => ({
  challenge,
  rpId: id,
  allowCredentials: usable.map(({ id: passkey, transports }) => ({
    id: passkey,
    type: 'public-key',
    transports: [...transports],
  })),
  userVerification: 'required',
  timeout: PASSKEY_TIMEOUT_MS,
});

export interface ConsentOptions {
  store: LedgerPort;
  pins: Pins;
  /** Null: there are no passkeys. */
  relyingParty: RelyingParty | null;
}

/** Adds the consent of account holders to single payments. docs/rules.md CONSENT. */
export function addConsents(
  api: Hono<ApiVariables>,
  { store, pins, relyingParty }: ConsentOptions,
): void {
  const { consents, passkeys } = store;

  api.get(CONSENT_PATHS.settings, async (context) => {
    const setting = await consents.readSetting(context.get('holder'));
    const settings: ConsentSettings = {
      above: setting?.above ?? null,
      hasPin: setting !== null,
      checksFraud: consents.checksFraud,
    };
    return context.json(settings);
  });

  api.post(CONSENT_PATHS.changes, async (context) => {
    const body = await readBody(context.req, newConsentChangeSchema);
    if (body instanceof Response) return body;
    const { above, isForgotten } = body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    const answer = (demanded: ConsentDemand) => context.json(demanded);
    if (isSameLimit(setting?.above ?? null, above)) return answer({ method: 'none' });
    const session = context.get('session');
    return answer(await pins.demand(holder, setting, { session, isForgotten }));
  });

  api.post(CONSENT_PATHS.settings, async (context) => {
    const body = await readBody(context.req, newConsentSettingsSchema);
    if (body instanceof Response) return body;
    const { above, ...given } = body;
    const pin = { ...given, session: context.get('session') };
    const result = await pins.authorize(context.get('holder'), pin, above);
    return result instanceof Response ? result : context.json(result);
  });

  api.post(CONSENT_PATHS.consents, async (context) => {
    const body = await readBody(context.req, newConsentSchema);
    if (body instanceof Response) return body;
    const { isForgotten, isWarned, usesPin, payee, amount, currency } = body;
    const payment = { payee, amount, currency };
    const holder = context.get('holder');
    const key = getKey(context);
    const setting = await consents.readSetting(holder);
    const answer = (demanded: ConsentDemand) => context.json(demanded);
    // A repeated payment has been executed, so that nothing is sent.
    if (await store.findByKey(holder, key)) return answer({ method: 'none' });
    const pause = await consents.pause(holder, payment, { isWarned });
    if (pause?.isWarned === false) return answer({ method: 'none', isUnusual: true });
    if (pause?.waitsUntil) return answer({ method: 'none', waitsUntil: pause.waitsUntil });
    if (!setting || !isAbove(setting.above, body)) return answer({ method: 'none' });
    const usable = relyingParty && !usesPin && !isForgotten ? await passkeys.list(holder) : [];
    const nonce = usable.length > 0 ? randomBytes(32).toString('base64url') : null;
    if (await consents.open(holder, key, payment, nonce)) return answer({ method: 'none' });
    if (relyingParty && nonce !== null) {
      const challenge = createChallenge(nonce, key, payment);
      return answer({
        method: 'passkey',
        passkey: createRequest(challenge, usable, relyingParty),
      });
    }
    const session = context.get('session');
    return answer(await pins.demand(holder, setting, { session, isForgotten }));
  });

  /** Whether consent is given: a passkey of the account holder signed the challenge of this payment. */
  async function giveByPasskey(
    holder: string,
    key: string,
    answer: PasskeyAnswer,
  ): Promise<boolean> {
    const [passkey, handle, open] = await Promise.all([
      passkeys.find(holder, answer.id),
      passkeys.findHandle(holder),
      consents.findOpen(holder, key),
    ]);
    if (!relyingParty || !passkey || handle === null || !open) return false;
    const { nonce, ...payment } = open;
    const challenge = createChallenge(nonce, key, payment);
    const counter = await verifyAnswer(answer, { challenge, passkey, handle, relyingParty });
    if (counter === null) return false;
    return consents.giveByPasskey(holder, key, { nonce, passkey: passkey.id, counter });
  }

  api.post(CONSENT_PATHS.answers, async (context) => {
    const body = await readBody(context.req, consentAnswerSchema);
    if (body instanceof Response) return body;
    const holder = context.get('holder');
    const key = getKey(context);
    if ('passkey' in body) {
      if (await giveByPasskey(holder, key, body.passkey)) return context.json({ result: 'given' });
      return createProblemResponse(422, 'The passkey has not signed this payment');
    }
    if (!(await consents.readSetting(holder))) return createProblemResponse(422, 'There is no PIN');
    const result = await pins.authorize(holder, { ...body, session: context.get('session') });
    if (result instanceof Response) return result;
    if (result.result !== 'given') return context.json(result);
    if (await consents.give(holder, key)) return context.json(result);
    return createProblemResponse(422, 'No payment with this Idempotency-Key waits for consent');
  });
}
