import { useTranslations } from 'use-intl';
import { Badge } from '../../components/Badge';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { cryptoIcons, type CryptoCode } from '../shared/crypto';

/** Where a coin is received. */
export interface DepositAddress {
  code: CryptoCode;
  address: string;
}

export interface CryptoDepositScreenProps {
  addresses: readonly DepositAddress[];
  onCopied: (address: DepositAddress) => void;
  /** The browser has no clipboard, or refused. */
  onCopyFailed: (address: DepositAddress) => void;
}

/** The addresses that coins are received at (docs/rules.md CRY). */
export function CryptoDepositScreen({
  addresses,
  onCopied,
  onCopyFailed,
}: CryptoDepositScreenProps) {
  const t = useTranslations('crypto');
  return (
    <Screen
      header={
        <PageHeader title={t('deposit.title')} subtitle={t('deposit.subtitle')} backHref="/funds" />
      }
    >
      <Callout tone="pending" title={t('deposit.warningTitle')}>
        {t('deposit.warningText')}
      </Callout>
      {addresses.map((entry) => (
        <Card
          key={entry.code}
          heading={t(`names.${entry.code}`)}
          headingEnd={
            <Badge tone="brand" icon={cryptoIcons[entry.code]}>
              {entry.code}
            </Badge>
          }
        >
          <CopyableText
            label={t('deposit.address', { network: t(`networks.${entry.code}`) })}
            text={entry.address}
            copyLabel={t('deposit.copyAddress')}
            onCopied={() => onCopied(entry)}
            onFailed={() => onCopyFailed(entry)}
          />
        </Card>
      ))}
    </Screen>
  );
}
