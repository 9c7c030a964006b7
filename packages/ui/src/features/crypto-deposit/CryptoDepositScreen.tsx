import { Badge } from '../../components/Badge';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { LoadableList } from '../../components/LoadableList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Skeleton } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { useHrefs } from '../../hooks/useHrefs';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { cryptoMessages } from '../../messages/shared/crypto';
import { size } from '../../theme/lengths.css';
import type { LoadableItems } from '../../types';
import { cryptoIcons, type CryptoCode } from '../../steps/crypto';

export interface DepositAddress {
  code: CryptoCode;
  address: string;
}

export interface CryptoDepositScreenProps {
  /** One address per currency. */
  addresses: LoadableItems<DepositAddress>;
  /** Shows a note that the addresses are samples. @default false */
  isSample?: boolean;
  /** Called after an address was copied; should announce it, for example with a toast. */
  onCopied: (address: DepositAddress) => void;
  /** Called when the clipboard is unavailable or access is denied; should announce it, for example with a toast. */
  onCopyFailed: (address: DepositAddress) => void;
}

/**
 * Deposit addresses for cryptocurrencies (docs/rules.md CRY). Use it to add cryptocurrency; to withdraw it use
 * `CryptoTransferScreen`, to add money from a bank `BankDepositScreen`.
 */
export function CryptoDepositScreen({
  addresses,
  isSample = false,
  onCopied,
  onCopyFailed,
}: CryptoDepositScreenProps) {
  const t = useMessages(cryptoMessages);
  const hrefs = useHrefs();
  return (
    <Screen
      header={
        <PageHeader
          title={t('deposit.title')}
          description={t('deposit.subtitle')}
          backHref={hrefs.funds}
          isBackFallback
        />
      }
    >
      <Callout tone="pending" title={t('deposit.warningTitle')}>
        {t('deposit.warningText')}
      </Callout>
      {isSample && <Callout tone="pending">{t('deposit.sample')}</Callout>}
      <LoadableList
        items={addresses}
        errorTitle={<MessageText message={messageOf(cryptoMessages, 'deposit.failed')} />}
        loading={<AddressesSkeleton />}
      >
        {(list) => (
          <Stack gap={6}>
            {list.map((entry) => (
              <Card
                key={entry.code}
                title={t(`names.${entry.code}`)}
                trailing={
                  <Badge tone="brand" icon={cryptoIcons[entry.code]}>
                    {entry.code}
                  </Badge>
                }
              >
                <CopyableText
                  label={t('deposit.address', { network: t(`networks.${entry.code}`) })}
                  isSilent
                  text={entry.address}
                  copyLabel={t('deposit.copyAddress')}
                  onCopied={() => onCopied(entry)}
                  onCopyFailed={() => onCopyFailed(entry)}
                />
              </Card>
            ))}
          </Stack>
        )}
      </LoadableList>
    </Screen>
  );
}

const ROWS = [1, 2, 3];

function AddressesSkeleton() {
  return (
    <Stack gap={6}>
      {ROWS.map((row) => (
        <Card key={row}>
          <Stack gap={3}>
            <Skeleton size="heading" width="6rem" />
            <Skeleton size="caption" width="9rem" />
            <Skeleton size="caption" />
            <Skeleton variant="block" height={size.target} width="9rem" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
