import { useFlowEvents, useNotify } from '@rad-wallet/ui/flows/shared';
import { sendWalletMachine, SendWalletScreen } from '@rad-wallet/ui/screens/send-wallet';
import { useActorRef } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { recipients } from '../content/recipients';
import { PageTitle } from '../shell/PageTitle';

export default function SendWalletPage() {
  const t = useTranslations('sendWallet');
  const notify = useNotify();
  const [, navigate] = useLocation();
  const actor = useActorRef(sendWalletMachine);
  // Back does not lead into a form that is done with.
  useFlowEvents(actor, () => navigate('/', { replace: true }));

  return (
    <>
      <PageTitle page={t('title')} />
      <SendWalletScreen
        actor={actor}
        recents={recipients}
        onRecipientSelected={({ name }) =>
          notify({ tone: 'success', id: 'recipientSelected', values: { name } })
        }
      />
    </>
  );
}
