import {
  CONSENT_PATHS,
  consentAnswerSchema,
  newConsentChangeSchema,
  newConsentSchema,
  newConsentSettingsSchema,
} from '@rad-wallet/api';
import type { ConsentDemand, ConsentResult, ConsentSettings } from '@rad-wallet/api';
import type { Hono } from 'hono';
import { isSameLimit } from '../store/consents';
import { isAbove } from '../store/isAbove';
import type { ConsentSetting, LedgerPort, Session } from '../store/port';
import { readBody } from './readBody';
import type { ApiContext, ApiVariables } from './handlers';
import { hashPin, isPin } from './hashPin';
import { createProblemResponse } from './problems';
import { IDEMPOTENCY_KEY } from './requirements';
import { getSignInTime } from './sessions';

const NO_NEW_PIN = 'A new PIN needs a sign-in after the old was forgotten';

const getKey = (context: ApiContext) => context.req.header(IDEMPOTENCY_KEY) ?? '';

/** Whether the account holder has signed in since the PIN was forgotten. docs/rules.md CONSENT-4. */
const mayChoosePin = ({ forgottenAt }: ConsentSetting, session: Session | null) =>
  forgottenAt !== null && session !== null && getSignInTime(session) > Date.parse(forgottenAt);

/** Adds the consent of account holders to single payments. docs/rules.md CONSENT. */
export function addConsents(api: Hono<ApiVariables>, { store }: { store: LedgerPort }): void {
  const { consents } = store;

  /** Uses up a try. */
  async function verify(holder: string, pin: string): Promise<ConsentResult> {
    const taken = await consents.takeTry(holder);
    if (!taken) return { result: 'blocked' };
    if (await isPin(pin, taken.pin)) {
      await consents.allowTries(holder);
      return { result: 'given' };
    }
    const { triesLeft } = taken;
    return triesLeft > 0 ? { result: 'wrong', triesLeft } : { result: 'blocked' };
  }

  /** How the account holder authorizes something that the setting protects. */
  async function demand(
    holder: string,
    setting: ConsentSetting,
    { session, isForgotten }: { session: Session | null; isForgotten: boolean },
  ): Promise<ConsentDemand> {
    if (mayChoosePin(setting, session)) return { method: 'newPin' };
    if (isForgotten) {
      await consents.noteForgotten(holder);
      return { method: 'signIn' };
    }
    return { method: setting.triesLeft > 0 ? 'pin' : 'blocked' };
  }

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
    if (!setting) return answer({ method: 'newPin' });
    return answer(await demand(holder, setting, { session: context.get('session'), isForgotten }));
  });

  api.post(CONSENT_PATHS.settings, async (context) => {
    const body = await readBody(context.req, newConsentSettingsSchema);
    if (body instanceof Response) return body;
    const { above, pin, isNew } = body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    if (setting && !isNew) {
      const verified = await verify(holder, pin);
      if (verified.result === 'given') {
        await consents.writeSetting(holder, { above, pin: setting.pin });
      }
      return context.json(verified);
    }
    if (setting && !mayChoosePin(setting, context.get('session'))) {
      return createProblemResponse(422, NO_NEW_PIN);
    }
    await consents.writeSetting(holder, { above, pin: await hashPin(pin) });
    return context.json({ result: 'given' });
  });

  api.post(CONSENT_PATHS.consents, async (context) => {
    const body = await readBody(context.req, newConsentSchema);
    if (body instanceof Response) return body;
    const { isForgotten, isWarned, payee, amount, currency } = body;
    const payment = { payee, amount, currency };
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    const answer = (demanded: ConsentDemand) => context.json(demanded);
    // A repeated payment has been executed, so that nothing is sent.
    if (await store.findByKey(holder, getKey(context))) return answer({ method: 'none' });
    const pause = await consents.pause(holder, payment, { isWarned });
    if (pause?.isWarned === false) return answer({ method: 'none', isUnusual: true });
    if (pause?.waitsUntil) return answer({ method: 'none', waitsUntil: pause.waitsUntil });
    if (!setting || !isAbove(setting.above, body)) return answer({ method: 'none' });
    if (await consents.open(holder, getKey(context), payment)) {
      return answer({ method: 'none' });
    }
    return answer(await demand(holder, setting, { session: context.get('session'), isForgotten }));
  });

  api.post(CONSENT_PATHS.answers, async (context) => {
    const body = await readBody(context.req, consentAnswerSchema);
    if (body instanceof Response) return body;
    const { pin, isNew } = body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    if (!setting) return createProblemResponse(422, 'There is no PIN');
    if (isNew) {
      if (!mayChoosePin(setting, context.get('session'))) {
        return createProblemResponse(422, NO_NEW_PIN);
      }
      await consents.writeSetting(holder, { ...setting, pin: await hashPin(pin) });
    } else {
      const verified = await verify(holder, pin);
      if (verified.result !== 'given') return context.json(verified);
    }
    if (await consents.give(holder, getKey(context))) return context.json({ result: 'given' });
    return createProblemResponse(422, 'No payment with this Idempotency-Key waits for consent');
  });
}
