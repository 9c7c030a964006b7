import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { Stack } from '../../components/Stack';
import { cleanIdentifier } from '../../format';
import { useMessages } from '../../messages';
import { FormStep } from '../../steps/FormStep';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import type { LoadableItems } from '../../types';
import { PayeeCheck, type CheckPayee } from '../payee-check';
import { getBankName, type BankTransferActor } from './bankTransferMachine';
import { findCountry, useCountryName, type BankCountry } from './countries';
import { LazyIbanAdvice } from './LazyIbanAdvice';
import { bankTransferMessages } from './messages';
import { TransferAmount } from './TransferAmount';
import { TransferHeader } from './TransferHeader';

interface TransferDetailsProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
  accountHolder: string;
}

interface ConfirmTransferProps extends TransferDetailsProps {
  checkPayee?: CheckPayee | undefined;
}

/** Step 4: review the transfer, enter the amount and confirm. */
export function ConfirmTransfer({
  actor,
  countries,
  accountHolder,
  checkPayee,
}: ConfirmTransferProps) {
  const t = useMessages(bankTransferMessages);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormStep
      header={<TransferHeader actor={actor} step="confirming" subtitle={t('confirmHint')} />}
      submitLabel={t('confirm')}
      isPending={isSubmitting}
      pendingLabel={t('submitting')}
      onSubmit={() => actor.send({ type: 'submitted' })}
      before={
        <>
          <ProblemNotice actor={actor} except={['invalidAmount']} />
          <TransferDetails {...{ actor, countries, accountHolder }} />
          <LazyIbanAdvice actor={actor} countries={countries} />
          {checkPayee && <AccountCheck {...{ actor, accountHolder, checkPayee }} />}
        </>
      }
      after={
        <>
          <Callout icon={Clock}>{t('duration')}</Callout>
          <SimulationNote actor={actor} request="submitBankTransfer" />
        </>
      }
    >
      <Stack gap={5}>
        <TransferAmount actor={actor} />
      </Stack>
    </FormStep>
  );
}

/** Groups of four characters, as on bank cards. */
const groupIban = (iban: string) => iban.replaceAll(/.{4}(?=.)/g, '$& ');

/** Shows account holder, account, bank and country for review. */
function TransferDetails({ actor, countries, accountHolder }: TransferDetailsProps) {
  const t = useMessages(bankTransferMessages);
  const getName = useCountryName();
  const code = useSelector(actor, ({ context }) => context.country);
  const country = findCountry(countries, code);
  const bank = useSelector(actor, getBankName);
  const accountNumber = useSelector(actor, ({ context }) => cleanIdentifier(context.accountNumber));
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('accountHolder'), value: <bdi>{accountHolder}</bdi> },
          {
            term: t(country?.hasIban ? 'iban' : 'accountNumber'),
            value: <Ltr>{country?.hasIban ? groupIban(accountNumber) : accountNumber}</Ltr>,
            isStacked: true,
          },
          { term: t('bank'), value: bank },
          ...(country ? [{ term: t('country'), value: getName(country) }] : []),
        ]}
      />
    </Card>
  );
}

function AccountCheck({
  actor,
  accountHolder,
  checkPayee,
}: Omit<TransferDetailsProps, 'countries'> & { checkPayee: CheckPayee }) {
  const { country, bank, accountNumber } = useSelector(actor, ({ context }) => context);
  const payee = {
    name: accountHolder,
    account: cleanIdentifier(accountNumber),
    ...(bank && { bank }),
    ...(country && { country }),
  };
  return <PayeeCheck checkPayee={checkPayee} payee={payee} />;
}
