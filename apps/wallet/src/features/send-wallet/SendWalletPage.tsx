import { recipients } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useTranslations } from '@rad-wallet/ui/messages';
import { sendToWalletMachine, SendToWalletScreen } from '@rad-wallet/ui/features/send-wallet';
import { useActorRef } from '@xstate/react';
import { createContentHook } from '../../hosts/createContentHook';
import { useConnected } from '../../hosts/useConnected';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

/** Recent recipients; none with a real API unless the host provides them: docs/rules.md WAL-2. */
const useRecipients = createContentHook(
  'recipients',
  import.meta.env.VITE_API_URL ? [] : recipients,
);

export default function SendWalletPage() {
  const t = useTranslations('sendWallet');
  const notify = useNotify();
  const actor = useActorRef(sendToWalletMachine.provide({ actors: useConnected('sendToWallet') }), {
    input: { facts: { money } },
  });
  useFlowHistory({
    actor,
    leaveTo: (outcome) => (outcome === 'completed' ? href('home') : href('funds')),
    isFallback: true,
  });

  return (
    <>
      <PageTitle page={t('title')} />
      <SendToWalletScreen
        actor={actor}
        recents={useRecipients()}
        onRecipientSelected={({ name }) =>
          notify({ tone: 'success', id: 'recipientSelected', values: { name } })
        }
      />
    </>
  );
}
