import { useAuthorize } from '#host/authorize';
import { checkPayee } from '#host/checkPayee';
import { useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  sendToWalletMachine,
  SendToWalletScreen,
  sendWalletMessages,
} from '@rad-wallet/ui/features/send-wallet';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

export default function SendWalletPage() {
  const t = useMessages(sendWalletMessages);
  const notify = useNotify();
  const actor = useResumableActor(
    sendToWalletMachine.provide({ actors: useHostActors('sendToWallet') }),
    {
      input: { facts: { money } },
    },
  );
  useFlowNavigation({
    actor,
    leaveTo: (outcome) => (outcome === 'completed' ? href('home') : href('funds')),
    isFallback: true,
  });

  return (
    <>
      <PageTitle page={t('title')} />
      <SendToWalletScreen
        actor={actor}
        authorize={useAuthorize()}
        checkPayee={checkPayee}
        recents={useContent('recipients')}
        onRecipientSelected={({ name }) =>
          notify({ tone: 'success', id: 'recipientSelected', values: { name } })
        }
      />
    </>
  );
}
