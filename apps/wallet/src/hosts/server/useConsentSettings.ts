import { connected } from '#connection/connected';
import { skipToken, useQuery } from '@tanstack/react-query';
import { watchSession } from '../../platform/api/serverSession';

export const CONSENT_SETTINGS_KEY = ['consentSettings'] as const;

const { authorize } = connected;

/** Loads which payments need consent. */
export const useConsentSettings = () =>
  useQuery({
    queryKey: CONSENT_SETTINGS_KEY,
    queryFn: authorize
      ? ({ signal }) => watchSession(() => authorize.loadSettings({ signal }))
      : skipToken,
  });
