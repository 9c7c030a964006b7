import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { commonMessages } from '@rad-wallet/ui/messages/shared/common';
import { biometricsMachine } from '@rad-wallet/ui/features/app-settings';
import type { ProfileDetails } from '@rad-wallet/ui/features/profile';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { createCredential } from '../../platform/credential/platformCredential';
import {
  registrationToasts,
  withErrorToasts,
} from '../../platform/credential/credentialErrorToasts';

/** `onRegistered` receives the id of the new key pair. */
export function useBiometrics(
  { name, email }: Pick<ProfileDetails, 'name' | 'email'>,
  onRegistered: (credentialId: string) => void,
) {
  const t = useMessages(commonMessages);
  const actor = useActorRef(
    biometricsMachine.provide({
      actors: {
        register: fromPromise(async ({ signal }) => {
          const holder = { wallet: t('appName'), name, email };
          const made = createCredential(holder, signal);
          const credentialId = await withErrorToasts(made, registrationToasts);
          // The signal is aborted if the user has left the page or cancelled.
          if (!signal.aborted) onRegistered(credentialId);
        }),
      },
    }),
  );
  useFlowEvents(actor, () => {});
  return actor;
}
