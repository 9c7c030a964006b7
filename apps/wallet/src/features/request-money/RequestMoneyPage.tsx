import { useContent } from '#host/content';
import {
  RequestMoneyFlow,
  requestMoneyMachine,
  requestMoneySteps,
  type SentRequest,
  requestMoneyMessages,
} from '@rad-wallet/ui/features/request-money';
import { useMessages } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSessionValue, defineSessionValue } from '../../session/sessionValues';
import { getReadyValue } from '../../platform/api/toLoadable';
import { useProfile } from '../../session/profile';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { href } from '../routes';

/** Payment requests made in this session. docs/rules.md REQ-7. */
const REQUESTS = defineSessionValue<readonly SentRequest[]>([]);

export default function RequestMoneyPage() {
  const t = useMessages(requestMoneyMessages);
  const [madeBefore, keepRequests] = useSessionValue(REQUESTS);
  const actor = useActorRef(
    requestMoneyMachine.provide({ actors: useHostActors('requestMoney') }),
    {
      input: {
        requests: madeBefore,
        paymentAddress: new URL(href('sendMoney'), window.location.origin).href,
        payee: getReadyValue(useProfile())?.phone ?? '',
        money,
      },
    },
  );
  const requests = useSelector(actor, ({ context }) => context.requests);
  useEffect(() => keepRequests(requests), [requests, keepRequests]);
  useFlowNavigation({ actor, steps: requestMoneySteps, leaveTo: href('funds') });

  return (
    <>
      <PageTitle page={t('title')} />
      <RequestMoneyFlow actor={actor} contacts={useContent('contacts')} />
    </>
  );
}
