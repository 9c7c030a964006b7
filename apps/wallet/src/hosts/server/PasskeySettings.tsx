import {
  PasskeysRow,
  type Passkey,
  type PasskeyCreation,
  type Passkeys,
} from '@rad-wallet/ui/features/consent';
import { request, REQUEST_TIMEOUT, upload } from '@rad-wallet/ui/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askToSignIn, getStatus, watchSession } from '../../platform/api/serverSession';
import { toLoadable } from '../../platform/api/toLoadable';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import { hasWebAuthn } from '../../platform/passkeys/hasWebAuthn';
import type { PasskeyConnection } from '../features';
import { withPin } from './withPin';

const PASSKEYS_KEY = ['passkeys'] as const;

const DEVICES = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'CrOS', 'Linux'];

/** By which the account holder recognizes a passkey. */
const getDeviceName = () =>
  DEVICES.find((name) => navigator.userAgent.includes(name)) ?? window.location.hostname;

async function create(
  connection: PasskeyConnection,
  signal: AbortSignal,
): Promise<PasskeyCreation> {
  const { createPasskey, isAlreadyCreated, isCancelled } =
    await import('../../platform/passkeys/passkeys');
  const options = await connection.loadOptions({ signal });
  const created = await createPasskey(options, signal).catch((error: unknown) => {
    if (isCancelled(error)) return 'cancelled';
    if (isAlreadyCreated(error)) return 'exists';
    throw error;
  });
  if (typeof created === 'string') return { result: created };
  const passkey = { name: getDeviceName(), response: created };
  await connection.add(passkey, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
  return { result: 'added' };
}

/** @param onSettled called after a change, or after it may have been made */
function createActors(given: PasskeyConnection, onSettled: () => void): Passkeys {
  let addition: Promise<unknown> = Promise.resolve();
  const connection: PasskeyConnection = {
    ...given,
    // Cancelling does not stop it.
    add: (...request) => {
      const added = given.add(...request);
      addition = added.catch(() => {});
      return added;
    },
    load: (options) => addition.then(() => given.load(options)),
  };
  return {
    load: upload((_, options) => watchSession(() => connection.load(options))),
    create: upload((_, { signal }) =>
      watchSession(() => create(connection, signal)).finally(onSettled),
    ),
    remove: request(async (passkey, options) => {
      await watchSession(() => connection.remove(passkey, options)).finally(onSettled);
    }),
    authorize: {
      demandConsent: upload(({ isForgotten }, options) =>
        watchSession(() => connection.demand({ isForgotten }, options)),
      ),
      giveConsent: request((input, options) =>
        watchSession(() => connection.grant(withPin(input), options)),
      ),
      onSignIn: askToSignIn,
    },
    canCreate: hasWebAuthn(),
  };
}

/** The passkeys of the account. docs/rules.md CONSENT-12. */
export function PasskeySettings({ connection }: { connection: PasskeyConnection }) {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => watchSession(() => connection.load({ signal })),
    // Another device may have changed them.
    staleTime: 0,
  });
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack({ key: 'passkeys', isOpen, close: () => setOpen(false) });
  const [passkeys] = useState(() =>
    createActors(connection, () => void queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY })),
  );
  // The server has no passkeys.
  if (getStatus(list.error) === 404) return null;
  return (
    <PasskeysRow
      list={toLoadable(list, (loaded) => loaded)}
      passkeys={passkeys}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChange={(changed) => queryClient.setQueryData<readonly Passkey[]>(PASSKEYS_KEY, changed)}
    />
  );
}
