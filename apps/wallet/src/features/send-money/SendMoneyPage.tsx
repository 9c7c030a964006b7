import { useAuthorize } from '#host/authorize';
import { useContent } from '#host/content';
import { checkPayee } from '#host/checkPayee';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneyMessages,
  sendMoneySteps,
  type RequestedTransfer,
  type SendTransferInput,
  type SentTransfer,
} from '@rad-wallet/ui/features/send-money';
import { useMessages } from '@rad-wallet/ui/messages';
import { useEffect } from 'react';
import { sendToContact } from '../../platform/api/moneyCommands';
import { useMoneyRequest } from '../../platform/api/moneyRequests';
import { useAccounts } from '../../platform/api/useAccounts';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useNavigation } from '../../platform/navigation/navigation';
import { money } from '../../money';
import { useResumableActor } from '../../session/useResumableActor';
import { ContentScreen } from '../../shell/ContentScreen';
import { PageTitle } from '../../shell/PageTitle';
import { href } from '../routes';
import { getReceiptHref } from '../transaction-receipt/route';
import { isPaymentLink } from './paymentLink';
import { usePaymentLink } from './usePaymentLink';

export default function SendMoneyPage() {
  const t = useMessages(sendMoneyMessages);
  const { search } = useNavigation();
  return (
    <>
      <PageTitle page={t('title')} />
      {isPaymentLink(search) ? <LinkedTransfer key={search} search={search} /> : <Transfer />}
    </>
  );
}

function LinkedTransfer({ search }: { search: string }) {
  const t = useMessages(sendMoneyMessages);
  return (
    <ContentScreen content={usePaymentLink(search)} title={t('title')} backHref={href('funds')}>
      {({ request }) => <Transfer request={request} />}
    </ContentScreen>
  );
}

function Transfer({ request = null }: { request?: RequestedTransfer | null }) {
  const accounts = useAccounts();
  const contacts = useContent('contacts');
  const actor = useResumableActor(
    sendMoneyMachine.provide({
      actors: {
        sendTransfer: useMoneyRequest<SendTransferInput, SentTransfer | null | void>(sendToContact),
      },
    }),
    { input: { money, request } },
  );
  useEffect(() => actor.send({ type: 'accounts.changed', accounts }), [actor, accounts]);
  useFlowNavigation({ actor, steps: sendMoneySteps, leaveTo: href('funds') });

  return (
    <SendMoneyFlow
      actor={actor}
      authorize={useAuthorize()}
      contacts={contacts}
      getReceiptHref={getReceiptHref}
      checkPayee={checkPayee}
    />
  );
}
