import { CircleAlert } from 'lucide-react';
import { Callout } from '../../components/Callout';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { useMessages } from '../../messages';
import type { LoadableItems } from '../../types';
import type { BankCountry } from './countries';
import { findIbanProblem } from './findIbanProblem';
import { bankTransferMessages } from './messages';

interface IbanAdviceProps {
  accountNumber: string;
  /** ISO 3166-1 code. */
  country: string;
  countries: LoadableItems<BankCountry>;
  /** Code of the chosen bank. */
  bank: string | null;
}

/** Says what is odd about an IBAN, and announces it; nothing otherwise. The transfer can be sent nevertheless. */
export function IbanAdvice({ accountNumber, country, countries, bank }: IbanAdviceProps) {
  const t = useMessages(bankTransferMessages);
  const banks = getLoadedItems(countries).find(({ code }) => code === country)?.banks ?? [];
  const problem = findIbanProblem(accountNumber, { country, banks, bank });
  return (
    problem && (
      <Callout tone="pending" icon={CircleAlert} isUrgent title={t('ibanAdvice.title')}>
        {problem.id === 'bank'
          ? t('ibanAdvice.bank', { bank: problem.bank })
          : t(`ibanAdvice.${problem.id}`, { country })}
      </Callout>
    )
  );
}
