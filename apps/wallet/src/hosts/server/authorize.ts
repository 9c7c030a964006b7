import { connected } from '#connection/connected';
import type { Authorize } from '@rad-wallet/ui/features/consent';
import { request, upload } from '@rad-wallet/ui/requests';
import { askToSignIn, watchSession } from '../../platform/api/serverSession';
import type { Host } from '../Host';
import { useConsentSettings } from './useConsentSettings';

const { authorize: connection } = connected;

const authorize: Authorize | undefined = connection && {
  demandConsent: upload((input, options) => watchSession(() => connection.demand(input, options))),
  // Leaving does not cancel it, as a payment.
  giveConsent: request((input, options) => watchSession(() => connection.give(input, options))),
  onSignIn: askToSignIn,
};

/** Requires consent unless the loaded settings say otherwise. docs/rules.md CONSENT-1, CONSENT-11. */
export const useAuthorize: Host['useAuthorize'] = () => {
  const { data } = useConsentSettings();
  return data?.above === null && !data.checksFraud ? undefined : authorize;
};
