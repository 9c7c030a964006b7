import { useContent } from '#host/content';
import { host } from '#host/host';
import { balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { FlowFrame } from '@rad-wallet/ui/FlowFrame';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { profileMessages } from '@rad-wallet/ui/messages/shared/profile';
import { EditProfileScreen, profileMachine, ProfileScreen } from '@rad-wallet/ui/features/profile';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../platform/api/ApiContext';
import { getReadyValue, toLoadable } from '../../platform/api/toLoadable';
import { toWalletBalances } from '../../platform/api/balances';
import { useEditedProfile, useProfile } from '../../session/profile';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';

/** The version on the profile page. docs/rules.md NAV-14. */
const APP_VERSION = '1.0.0';

export default function ProfilePage() {
  const [isEditing, setEditing] = useState(false);
  const view = () => setEditing(false);
  useCloseOnBack({ isOpen: isEditing, close: view });
  return (
    <FlowFrame step={isEditing ? 2 : 1}>
      {isEditing ? (
        <EditProfile onLeft={view} />
      ) : (
        <ViewProfile onEdit={host.isOffered('profileEdit') ? () => setEditing(true) : undefined} />
      )}
    </FlowFrame>
  );
}

function ViewProfile({ onEdit }: { onEdit: (() => void) | undefined }) {
  const t = useMessages(profileMessages);
  const api = useApi();
  const balances = useQuery(balancesQuery(api));
  const transactions = useQuery(transactionsQuery(api));
  return (
    <>
      <PageTitle page={t('title')} />
      <ProfileScreen
        profile={getReadyValue(useProfile()) ?? null}
        balances={toLoadable(balances, toWalletBalances)}
        transactionCount={toLoadable(transactions, (all) => all.length)}
        score={getReadyValue(useContent('score')) ?? null}
        onEdit={onEdit}
        version={APP_VERSION}
      />
    </>
  );
}

function EditProfile({ onLeft }: { onLeft: () => void }) {
  const t = useMessages(profileMessages);
  const notify = useNotify();
  const [details, edit] = useEditedProfile();
  const actor = useActorRef(profileMachine.provide({ actors: useHostActors('profileEdit') }), {
    input: { values: details },
  });
  useFlowEvents(actor, (outcome) => {
    if (outcome === 'completed') edit(actor.getSnapshot().context.values);
    onLeft();
  });
  return (
    <>
      <PageTitle page={t('edit')} />
      <EditProfileScreen
        actor={actor}
        onChangePhoto={() => notify({ tone: 'neutral', id: 'photoNotChanged' })}
      />
    </>
  );
}
