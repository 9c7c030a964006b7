import {
  RequestMoneyFlow,
  requestMoneyMachine,
  requestMoneySteps,
  type SentRequest,
} from '@rad-wallet/ui/features/request-money';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useVisitValue, defineVisitValue } from '../../session/sessionValues';
import { useContacts } from '../../hosts/contacts';
import { useProfile } from '../../session/profile';
import { useConnected } from '../../hosts/useConnected';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

/** Payment requests made in this visit. docs/rules.md REQ-7. */
const REQUESTS = defineVisitValue<readonly SentRequest[]>([]);

export default function RequestMoneyPage() {
  const t = useTranslations('requestMoney');
  const [madeBefore, keepRequests] = useVisitValue(REQUESTS);
  const actor = useActorRef(requestMoneyMachine.provide({ actors: useConnected('requestMoney') }), {
    input: {
      requests: madeBefore,
      paymentAddress: new URL(href('sendMoney'), window.location.origin).href,
      payee: useProfile()?.phone ?? '',
    },
  });
  const requests = useSelector(actor, ({ context }) => context.requests);
  useEffect(() => keepRequests(requests), [requests, keepRequests]);
  useFlowHistory({ actor, steps: requestMoneySteps, leaveTo: href('funds') });

  return (
    <>
      <PageTitle page={t('title')} />
      <RequestMoneyFlow actor={actor} contacts={useContacts()} />
    </>
  );
}
