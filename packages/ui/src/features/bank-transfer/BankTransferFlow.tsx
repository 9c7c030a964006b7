import { cleanIdentifier } from '../../format';
import { useSelector } from '@xstate/react';
import { Clock, Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { Avatar } from '../../components/Avatar';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { createLazyDialog } from '../../components/LazyView';
import { Ltr } from '../../components/Ltr';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { bankTransferMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { FormStep } from '../../steps/FormStep';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import {
  bankTransferSteps,
  getBankName,
  type BankTransferActor,
  type BankTransferStep,
} from './bankTransferMachine';
import { ChoiceList } from './ChoiceList';
import { findCountry, toBank, useCountryName, type BankCountry } from './countries';
import { TransferAmount } from './TransferAmount';
import { TransferHeader } from './TransferHeader';

export interface BankTransferFlowProps {
  /** A running `bankTransferMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: BankTransferActor;
  /** The countries to choose from, each with its banks. The machine's input has the `country` if it is the only one. */
  countries: LoadableItems<BankCountry>;
  /** Name of the account holder, shown on the last step. */
  accountHolder: string;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<BankTransferStep, BankTransferActor>;
}

const TransferAnnounced = createLazyDialog(
  async () => (await import('./TransferAnnounced')).TransferAnnounced,
);

/**
 * Sends money to a bank in four steps: country, bank, account, confirm. With one country, its step is left out. To pay
 * another user use `SendMoneyFlow`, a crypto wallet `CryptoTransferScreen`.
 */
export function BankTransferFlow({
  actor,
  countries,
  accountHolder,
  steps,
}: BankTransferFlowProps) {
  const step = useSelector(actor, bankTransferSteps.current);
  const isAnnounced = useSelector(actor, (snapshot) => snapshot.matches('announced'));
  // Load the confirmation before submitting, because the network may be down afterwards.
  useEffect(() => {
    if (step === 'confirming') TransferAnnounced.preload();
  }, [step]);

  return (
    <>
      <FlowView
        actor={actor}
        steps={bankTransferSteps}
        replacements={steps}
        views={{
          choosingCountry: () => <ChooseCountry actor={actor} countries={countries} />,
          choosingBank: () => <ChooseBank actor={actor} countries={countries} />,
          enteringAccount: () => <EnterAccount actor={actor} countries={countries} />,
          confirming: () => <ConfirmTransfer {...{ actor, countries, accountHolder }} />,
        }}
      />
      <TransferAnnounced actor={actor} isOpen={isAnnounced} />
    </>
  );
}

interface StepProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Step 1: select the destination country. */
function ChooseCountry({ actor, countries }: StepProps) {
  const t = useMessages(bankTransferMessages);
  const getName = useCountryName();
  const chosen = useSelector(actor, ({ context }) => context.country);
  return (
    <Screen
      header={<TransferHeader actor={actor} step="choosingCountry" subtitle={t('countryHint')} />}
    >
      <ChoiceList
        label={t('country')}
        items={countries}
        errorTitle={t('countriesFailed')}
        getChoices={(list) =>
          list.map((country) => ({
            id: country.code,
            name: getName(country),
            leading: <Avatar initials={country.code} />,
          }))
        }
        chosen={chosen}
        onChoose={(country) => actor.send({ type: 'country.chosen', country })}
      />
    </Screen>
  );
}

/** Step 2: select one of the country's banks. */
function ChooseBank({ actor, countries }: StepProps) {
  const t = useMessages(bankTransferMessages);
  const getName = useCountryName();
  const code = useSelector(actor, ({ context }) => context.country);
  const country = findCountry(countries, code);
  const chosen = useSelector(actor, ({ context }) => context.bank);
  return (
    <Screen
      header={
        <TransferHeader
          actor={actor}
          step="choosingBank"
          subtitle={country ? t('bankHint', { country: getName(country) }) : undefined}
        />
      }
    >
      <ChoiceList
        label={t('bank')}
        items={countries}
        errorTitle={t('banksFailed')}
        getChoices={(list) => {
          const banks = list.find((it) => it.code === code)?.banks ?? [];
          return banks.map((bank) => {
            const { code: id, name, logo } = toBank(bank);
            return { id, name, ...(logo ? { leading: logo } : { icon: Landmark }) };
          });
        }}
        chosen={chosen}
        onChoose={(bank, name) => actor.send({ type: 'bank.chosen', bank, name })}
      />
    </Screen>
  );
}

/** Step 3: enter the account number or IBAN. */
function EnterAccount({ actor, countries }: StepProps) {
  const t = useMessages(bankTransferMessages);
  const tCommon = useMessages(commonMessages);
  const bank = useSelector(actor, getBankName);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <FormStep
      header={
        <TransferHeader
          actor={actor}
          step="enteringAccount"
          subtitle={t('accountHint', { bank })}
        />
      }
      submitLabel={tCommon('continue')}
      canSubmit={canContinue}
      missing={t('accountNeeded')}
      onSubmit={() => actor.send({ type: 'continued' })}
    >
      <AccountInput actor={actor} countries={countries} />
    </FormStep>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function AccountInput({ actor, countries }: StepProps) {
  const t = useMessages(bankTransferMessages);
  const hasIban = useSelector(
    actor,
    ({ context }) => findCountry(countries, context.country)?.hasIban,
  );
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber);
  return (
    <TextField
      label={t(hasIban ? 'iban' : 'accountNumber')}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      value={accountNumber}
      onChange={(value) => actor.send({ type: 'account.changed', accountNumber: value })}
    />
  );
}

interface ConfirmTransferProps extends StepProps {
  accountHolder: string;
}

/** Step 4: review the transfer, enter the amount and confirm. */
function ConfirmTransfer({ actor, countries, accountHolder }: ConfirmTransferProps) {
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
function TransferDetails({ actor, countries, accountHolder }: ConfirmTransferProps) {
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
