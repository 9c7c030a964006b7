import {
  CONSENT_PATHS,
  consentAnswerSchema,
  newConsentSchema,
  newConsentSettingsSchema,
} from '@rad-wallet/api';
import type { ConsentDemand, ConsentResult, ConsentSettings } from '@rad-wallet/api';
import type { Hono } from 'hono';
import { needsConsent } from '../store/consents';
import type { ConsentSetting, LedgerPort, Session } from '../store/port';
import { readBody } from './readBody';
import type { ApiContext, ApiVariables } from './handlers';
import { hashPin, isPin } from './hashPin';
import { createProblemResponse } from './problems';
import { IDEMPOTENCY_KEY } from './requirements';
import { getSignInTime } from './sessions';

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

  const toSettings = (setting: ConsentSetting | null): ConsentSettings => ({
    above: setting?.above ?? null,
    hasPin: setting !== null,
  });

  api.get(CONSENT_PATHS.settings, async (context) =>
    context.json(toSettings(await consents.readSetting(context.get('holder')))),
  );

  api.post(CONSENT_PATHS.settings, async (context) => {
    const body = await readBody(context.req, newConsentSettingsSchema);
    if (body instanceof Response) return body;
    const { above, pin } = body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    if (setting) {
      const { result } = await verify(holder, pin);
      if (result !== 'given') return createProblemResponse(422, `The PIN is ${result}`);
    }
    await consents.writeSetting(holder, { above, pin: setting?.pin ?? (await hashPin(pin)) });
    return context.json(toSettings(await consents.readSetting(holder)));
  });

  api.post(CONSENT_PATHS.consents, async (context) => {
    const body = await readBody(context.req, newConsentSchema);
    if (body instanceof Response) return body;
    const { isForgotten, payee, amount, currency } = body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    const answer = (demand: ConsentDemand) => context.json(demand);
    if (!setting || !needsConsent(setting.above, body)) return answer({ method: 'none' });
    // A repeated payment has been executed, so that nothing is sent.
    if (await store.findByKey(holder, getKey(context))) return answer({ method: 'none' });
    if (await consents.open(holder, getKey(context), { payee, amount, currency })) {
      return answer({ method: 'none' });
    }
    if (mayChoosePin(setting, context.get('session'))) return answer({ method: 'newPin' });
    if (isForgotten) {
      await consents.noteForgotten(holder);
      return answer({ method: 'signIn' });
    }
    return answer({ method: setting.triesLeft > 0 ? 'pin' : 'blocked' });
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
        return createProblemResponse(422, 'A new PIN needs a sign-in after the old was forgotten');
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
