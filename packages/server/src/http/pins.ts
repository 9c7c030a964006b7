import type { ConsentDemand, ConsentResult } from '@rad-wallet/api';
import type { ConsentPort, ConsentSetting, Session } from '../store/port';
import { hashPin, isPin } from './hashPin';
import { createProblemResponse } from './problems';
import { getSignInTime } from './sessions';

export interface GivenPin {
  pin: string;
  /** Whether the PIN replaces a forgotten one. */
  isNew: boolean;
  session: Session | null;
}

/** Whether the account holder has signed in since the PIN was forgotten. docs/rules.md CONSENT-4. */
const mayChoosePin = ({ forgottenAt }: ConsentSetting, session: Session | null) =>
  forgottenAt !== null && session !== null && getSignInTime(session) > Date.parse(forgottenAt);

/** What account holders authorize with their PIN. */
export function createPins(consents: ConsentPort) {
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

  return {
    /** How the account holder authorizes something that the PIN protects. */
    demand: async (
      holder: string,
      setting: ConsentSetting | null,
      { session, isForgotten }: { session: Session | null; isForgotten: boolean },
    ): Promise<ConsentDemand> => {
      if (!setting || mayChoosePin(setting, session)) return { method: 'newPin' };
      if (isForgotten) {
        await consents.noteForgotten(holder);
        return { method: 'signIn' };
      }
      return { method: setting.triesLeft > 0 ? 'pin' : 'blocked' };
    },

    /**
     * Verifies the PIN; the first one, and one that replaces a forgotten one, is stored. With the right one, sets above
     * which amount payments need consent, unless it is undefined. Returns a refusal if there may be no new PIN.
     */
    authorize: async (
      holder: string,
      { pin, isNew, session }: GivenPin,
      above?: string | null,
    ): Promise<ConsentResult | Response> => {
      const setting = await consents.readSetting(holder);
      if (setting && !isNew) {
        const verified = await verify(holder, pin);
        if (verified.result === 'given' && above !== undefined) {
          await consents.writeSetting(holder, { above, pin: setting.pin });
        }
        return verified;
      }
      if (setting && !mayChoosePin(setting, session)) {
        return createProblemResponse(422, 'A new PIN needs a sign-in after the old was forgotten');
      }
      await consents.writeSetting(holder, {
        above: above === undefined ? (setting?.above ?? null) : above,
        pin: await hashPin(pin),
      });
      return { result: 'given' };
    },
  };
}

export type Pins = ReturnType<typeof createPins>;
