import { balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { FlowFrame } from '@rad-wallet/ui/FlowFrame';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { EditProfileScreen, profileMachine, ProfileScreen } from '@rad-wallet/ui/screens/profile';
import { useToast } from '@rad-wallet/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { profile, score } from '../content/profile';
import { useApi } from '../data/ApiContext';
import { loadable } from '../data/loadable';
import { PageTitle } from '../shell/PageTitle';
import { useStepHistory } from '../shell/useStepHistory';

export default function ProfilePage() {
  const [isEditing, setEditing] = useState(false);
  const view = () => setEditing(false);
  const step = isEditing ? 2 : 1;
  // The browser's Back closes the form first.
  useStepHistory({
    step,
    isOver: false,
    goBack: () => {
      view();
      return isEditing;
    },
    leaveTo: view,
  });
  return (
    <FlowFrame step={step}>
      {isEditing ? <EditProfile onLeft={view} /> : <ViewProfile onEdit={() => setEditing(true)} />}
    </FlowFrame>
  );
}

function ViewProfile({ onEdit }: { onEdit: () => void }) {
  const t = useTranslations('profile');
  const api = useApi();
  const balances = useQuery(balancesQuery(api));
  const transactions = useQuery(transactionsQuery(api));
  return (
    <>
      <PageTitle page={t('title')} />
      <ProfileScreen
        profile={profile}
        balances={loadable(balances, (value) => value)}
        transactionCount={loadable(transactions, (all) => all.length)}
        score={score}
        onEdit={onEdit}
      />
    </>
  );
}

function EditProfile({ onLeft }: { onLeft: () => void }) {
  const t = useTranslations('profile');
  const showToast = useToast();
  const { name, email, phone, address, initials } = profile;
  const actor = useActorRef(profileMachine, {
    input: { values: { name, email, phone, address } },
  });
  useFlowEvents(actor, onLeft);
  return (
    <>
      <PageTitle page={t('edit')} />
      <EditProfileScreen
        actor={actor}
        initials={initials}
        onChangePhoto={() => showToast({ title: t('photoTitle'), description: t('photoText') })}
      />
    </>
  );
}
