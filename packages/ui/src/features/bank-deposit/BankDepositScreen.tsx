import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Callout } from '../../components/Callout';
import { CopyButton } from '../../components/CopyButton';
import { LoadableList } from '../../components/LoadableList';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { Ltr } from '../../components/Ltr';
import { PageHeader } from '../../components/PageHeader';
import { RadioCards } from '../../components/RadioCards';
import { RadioCardsSkeleton } from '../../components/RadioCards/RadioCardsSkeleton';
import { Screen } from '../../components/Screen';
import { useHrefs } from '../../hooks/useHrefs';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { bankDepositMessages } from './messages';
import { isCataloguedCountry } from '../../messages/countries';
import type { LoadableItems } from '../../types';
import * as styles from './BankDepositScreen.css';
import type { DepositBank } from './depositBank';

export interface BankDepositScreenProps {
  /** The available bank accounts. */
  banks: LoadableItems<DepositBank>;
  /** Shows a note that the accounts are samples. @default false */
  isSample?: boolean;
  /** Called when the user selects another bank. */
  onChange: (bank: DepositBank) => void;
  /** Called after the account details were copied; should announce it, for example with a toast. */
  onCopied: () => void;
  /** Called when the clipboard is unavailable or access is denied; should announce it, for example with a toast. */
  onCopyFailed: () => void;
}

/**
 * Bank accounts for deposits, with copyable details. Use it to add money by bank transfer; by card use
 * `CardPaymentScreen`, in cryptocurrency `CryptoDepositScreen`. docs/rules.md BDEP.
 */
export function BankDepositScreen({
  banks,
  isSample = false,
  onChange,
  onCopied,
  onCopyFailed,
}: BankDepositScreenProps) {
  const t = useMessages(bankDepositMessages);
  const hrefs = useHrefs();
  const [selected, setSelected] = useState<DepositBank | null>(null);

  const getCountryName = ({ country, countryName }: DepositBank) =>
    countryName ?? (isCataloguedCountry(country) ? t(`countries.${country}`) : country);

  const getLines = (bank: DepositBank) => [
    { line: getCountryName(bank), value: '' },
    ...bank.details.map(({ kind, value }) => ({ line: t(`details.${kind}`, { value }), value })),
  ];

  function select(id: string) {
    const bank = getLoadedItems(banks).find((candidate) => candidate.id === id);
    if (!bank) return;
    setSelected(bank);
    onChange(bank);
  }

  return (
    <Screen
      header={<PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.home} />}
      footer={
        selected && (
          <CopyButton
            key={selected.id}
            variant="primary"
            isFullWidth
            isSilent
            label={t('copyDetails')}
            text={[selected.name, ...getLines(selected).map(({ line }) => line)].join('\n')}
            onCopied={onCopied}
            onCopyFailed={onCopyFailed}
          />
        )
      }
    >
      {isSample && <Callout tone="pending">{t('sample')}</Callout>}
      <LoadableList
        items={banks}
        errorTitle={<MessageText message={messageOf(bankDepositMessages, 'failed')} />}
        loading={<RadioCardsSkeleton count={4} lineCount={3} />}
      >
        {(list) => (
          <RadioCards
            label={t('banks')}
            isLabelHidden
            options={list.map((bank) => ({
              id: bank.id,
              label: bank.name,
              icon: Landmark,
              description: getLines(bank).map(({ line, value }) => (
                <DetailLine key={line} line={line} value={value} />
              )),
            }))}
            value={selected?.id ?? null}
            onChange={select}
          />
        )}
      </LoadableList>
      <Callout title={t('howTitle')}>{t('howText')}</Callout>
    </Screen>
  );
}

interface DetailLineProps {
  line: string;
  value: string;
}

function DetailLine({ line, value }: DetailLineProps) {
  const at = value === '' ? -1 : line.lastIndexOf(value);
  if (at < 0) return <span className={styles.line}>{line}</span>;
  return (
    <span className={styles.line}>
      {line.slice(0, at)}
      <span className={styles.value}>
        <Ltr>{value}</Ltr>
      </span>
      {line.slice(at + value.length)}
    </span>
  );
}
