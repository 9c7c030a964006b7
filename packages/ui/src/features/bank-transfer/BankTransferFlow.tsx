import { useSelector } from '@xstate/react';
import { Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { Avatar } from '../../components/Avatar';
import { createLazyDialog } from '../../components/LazyView';
import { Screen } from '../../components/Screen';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { Consent, type Authorize } from '../consent';
import { bankTransferMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import {
  bankTransferSteps,
  type BankTransferActor,
  type BankTransferStep,
} from './bankTransferMachine';
import type { CheckPayee } from '../payee-check';
import { ChoiceList } from './ChoiceList';
import { findCountry, toBank, useCountryName, type BankCountry } from './countries';
import { ConfirmTransfer } from './ConfirmTransfer';
import { EnterAccount } from './EnterAccount';
import { TransferHeader } from './TransferHeader';

export interface BankTransferFlowProps {
  /** A running `bankTransferMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: BankTransferActor;
  /** The countries to choose from, each with its banks. The machine's input has the `country` if it is the only one. */
  countries: LoadableItems<BankCountry>;
  /** Name of the account holder, shown on the last step. */
  accountHolder: string;
  /** Checks the payee's name; the result is advice (docs/rules.md PAYEE). @default not checked */
  checkPayee?: CheckPayee;
  /** Requests the payer’s consent before each payment (docs/rules.md CONSENT). @default no consent */
  authorize?: Authorize;
  /** Custom views by step; each receives the actor. @default none */
  steps?: FlowSteps<BankTransferStep, BankTransferActor>;
}

const TransferAnnounced = createLazyDialog(
  async () => (await import('./TransferAnnounced')).TransferAnnounced,
);

/**
 * Sends money to a bank in four steps: country, bank, account, confirm. With one country, its step is left out. Use it
 * to pay an account at a bank; to pay another user use `SendMoneyFlow`, a crypto wallet `CryptoTransferScreen`.
 */
export function BankTransferFlow({
  actor,
  countries,
  accountHolder,
  checkPayee,
  authorize,
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
          confirming: () => (
            <ConfirmTransfer {...{ actor, countries, accountHolder, checkPayee }} />
          ),
        }}
      />
      <Consent actor={actor} authorize={authorize} />
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
        errorTitle={<MessageText message={messageOf(bankTransferMessages, 'countriesFailed')} />}
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
        errorTitle={<MessageText message={messageOf(bankTransferMessages, 'banksFailed')} />}
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
