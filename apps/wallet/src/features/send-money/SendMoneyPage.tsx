import { useContent } from '#host/content';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneySteps,
  type SendTransferInput,
  type SentTransfer,
  sendMoneyMessages,
} from '@rad-wallet/ui/features/send-money';
import { useMessages } from '@rad-wallet/ui/messages';
import { useEffect } from 'react';
import { getReadyValue } from '../../platform/api/toLoadable';
import { useAccounts } from '../../platform/api/useAccounts';
import { sendToContact } from '../../platform/api/moneyCommands';
import { useMoneyRequest } from '../../platform/api/moneyRequests';
import { isPaymentLink, readPaymentLink } from './paymentLink';
import { useQueryString } from '../../platform/navigation/useQueryString';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { href } from '../routes';
import { useResumableActor } from '../../session/useResumableActor';
import { getReceiptHref } from '../transaction-receipt/route';

export default function SendMoneyPage() {
  const t = useMessages(sendMoneyMessages);
  const accounts = useAccounts();
  const actor = useResumableActor(
    sendMoneyMachine.provide({
      actors: {
        sendTransfer: useMoneyRequest<SendTransferInput, SentTransfer | null | void>(sendToContact),
      },
    }),
    { input: { money } },
  );
  useEffect(() => actor.send({ type: 'accounts.changed', accounts }), [actor, accounts]);

  const contacts = useContent('contacts');
  const knownContacts = getReadyValue(contacts);
  const search = useQueryString();

  useFlowNavigation({ actor, steps: sendMoneySteps, leaveTo: href('funds') });
  // This effect must run after the one that subscribes to the flow's events, because an invalid link shows a toast.
  useEffect(() => {
    if (!isPaymentLink(search)) return undefined;
    let isCurrent = true;
    void import('@rad-wallet/ui/phone')
      // If the phone number library fails to load, the payee is the number from the link.
      .catch(() => ({ isSamePhone: Object.is }))
      .then(({ isSamePhone }) => {
        const request = readPaymentLink(search, knownContacts ?? [], isSamePhone);
        if (isCurrent && request !== undefined) actor.send({ type: 'link.opened', request });
      });
    return () => {
      isCurrent = false;
    };
  }, [actor, search, knownContacts]);

  return (
    <>
      <PageTitle page={t('title')} />
      <SendMoneyFlow actor={actor} contacts={contacts} getReceiptHref={getReceiptHref} />
    </>
  );
}
