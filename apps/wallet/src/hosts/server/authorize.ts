import { connected } from '#connection/connected';
import type { Authorize } from '@rad-wallet/ui/features/consent';
import { request, upload } from '@rad-wallet/ui/requests';
import { skipToken, useQuery } from '@tanstack/react-query';
import { askToSignIn, watchSession } from '../../platform/api/serverSession';
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

const authorize: Authorize | undefined = connection && {
  demandConsent: upload((input, options) => watchSession(() => connection.demand(input, options))),
  // Leaving does not cancel it, as a payment.
  giveConsent: request((input, options) => watchSession(() => connection.give(input, options))),
  onSignIn: askToSignIn,
};

/** Requires consent unless the settings, as loaded for this page, say otherwise. docs/rules.md CONSENT-1, CONSENT-11. */
export const useAuthorize: Host['useAuthorize'] = () => {
  const { data, isSuccess, isFetching } = useConsentSettings();
  const isLoaded = isSuccess && !isFetching;
  return isLoaded && data.above === null && !data.checksFraud ? undefined : authorize;
};
