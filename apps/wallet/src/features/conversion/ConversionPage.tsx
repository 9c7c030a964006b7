import { transactionsQuery } from '@rad-wallet/api';
import {
  ConversionFlow,
  conversionMachine,
  conversionSteps,
  findRecentConversions,
  type ConvertInput,
  conversionMessages,
} from '@rad-wallet/ui/features/conversion';
import { useMessages } from '@rad-wallet/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../platform/api/ApiContext';
import { toLoadable } from '../../platform/api/toLoadable';
import { toWalletTransaction } from '../../platform/api/transactions';
import { useAccounts } from '../../platform/api/useAccounts';
import { useMoneyRequest } from '../../platform/api/moneyRequests';
import { money, sampleHoldings } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { href } from '../routes';
import { convertAtRate } from '../../session/convertAtRate';
import { useResumableActor } from '../../session/useResumableActor';
import { getReceiptHref } from '../transaction-receipt/route';

export default function ConversionPage() {
  const t = useMessages(conversionMessages);
  const transactions = useQuery(transactionsQuery(useApi()));
  const accounts = useAccounts();
  const actor = useResumableActor(
    conversionMachine.provide({
      actors: { convert: useMoneyRequest<ConvertInput>(convertAtRate) },
    }),
    { input: { money } },
  );
  useEffect(() => actor.send({ type: 'accounts.changed', accounts }), [actor, accounts]);

  useFlowNavigation({ actor, steps: conversionSteps, leaveTo: href('home') });

  return (
    <>
      <PageTitle page={t('title')} />
      <ConversionFlow
        actor={actor}
        recent={toLoadable(transactions, (all) =>
          findRecentConversions(all).map(toWalletTransaction),
        )}
        sampleHoldings={sampleHoldings}
        getHref={getReceiptHref}
      />
    </>
  );
}
