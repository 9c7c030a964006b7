import { connected } from '#connection/connected';
import type { Authorize, PasskeyRequest } from '@rad-wallet/ui/features/consent';
import { REQUEST_TIMEOUT, upload } from '@rad-wallet/ui/requests';
import { skipToken, useQuery } from '@tanstack/react-query';
import { askToSignIn, watchSession } from '../../platform/api/serverSession';
import { hasWebAuthn } from '../../platform/passkeys/hasWebAuthn';
import { reportFault } from '../../platform/reports/reports';
import type { Host } from '../Host';

const { authorize: connection } = connected;

export const CONSENT_SETTINGS_KEY = ['consentSettings'] as const;

/** Loads which payments need consent, for each page again: another device may have changed it. */
export const useConsentSettings = () =>
  useQuery({
    queryKey: CONSENT_SETTINGS_KEY,
    queryFn: connection
      ? ({ signal }) => watchSession(() => connection.loadSettings({ signal }))
      : skipToken,
    staleTime: 0,
  });

/**
 * Asks the device for a passkey. Returns null if the user cancels, and also if the device cannot or the code does not
 * load, because the PIN can be used instead. docs/rules.md CONSENT-5.
 */
async function sign(options: PasskeyRequest, signal: AbortSignal) {
  const passkeys = await import('../../platform/passkeys/passkeys').catch((error: unknown) => {
    reportFault(error, 'loading');
    return null;
  });
  if (!passkeys) return null;
  try {
    return { passkey: await passkeys.signWithPasskey(options, signal) };
  } catch (error) {
    if (!passkeys.isCancelled(error)) reportFault(error, 'request');
    return null;
  }
}

const authorize: Authorize | undefined = connection && {
  demandConsent: upload((input, options) =>
    watchSession(() =>
      connection.demand({ ...input, usesPin: input.usesPin || !hasWebAuthn() }, options),
    ),
  ),
  giveConsent: upload(async ({ subject, pin, isNew, passkey }, { signal }) => {
    const answer = pin === null ? passkey && (await sign(passkey, signal)) : { pin, isNew };
    if (!answer) return { result: 'cancelled' };
    // Leaving does not cancel it, as a payment.
    const options = { signal: AbortSignal.timeout(REQUEST_TIMEOUT) };
    return watchSession(() => connection.give({ subject, answer }, options));
  }),
  onSignIn: askToSignIn,
};

/** Requires consent unless the settings, as loaded for this page, say otherwise. docs/rules.md CONSENT-1, CONSENT-11. */
export const useAuthorize: Host['useAuthorize'] = () => {
  const { data, isSuccess, isFetching } = useConsentSettings();
  const isLoaded = isSuccess && !isFetching;
  return isLoaded && data.above === null && !data.checksFraud ? undefined : authorize;
};
