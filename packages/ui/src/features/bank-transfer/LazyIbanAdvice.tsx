import { useSelector } from '@xstate/react';
import { createLazyView } from '../../components/LazyView';
import { cleanIdentifier } from '../../format';
import { useIsSimulated } from '../../steps/SimulationNote';
import type { LoadableItems } from '../../types';
import type { BankTransferActor } from './bankTransferMachine';
import { findCountry, type BankCountry } from './countries';

const IbanAdvice = createLazyView(async () => (await import('./IbanAdvice')).IbanAdvice, {
  // A transfer does not need the advice.
  Failed: () => null,
});

interface LazyIbanAdviceProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Advice on the IBAN of a transfer that is sent. docs/rules.md PAYEE-5. */
export function LazyIbanAdvice({ actor, countries }: LazyIbanAdviceProps) {
  const isSimulated = useIsSimulated(actor, 'submitBankTransfer');
  const { country, bank, accountNumber } = useSelector(actor, ({ context }) => context);
  const hasIban = findCountry(countries, country)?.hasIban;
  if (isSimulated || !hasIban || country === null || cleanIdentifier(accountNumber) === '')
    return null;
  return <IbanAdvice {...{ accountNumber, country, countries, bank }} />;
}
