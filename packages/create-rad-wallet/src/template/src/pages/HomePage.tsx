import { getLoadableBalance } from '@rad-wallet/ui/accounts';
import { Amount } from '@rad-wallet/ui/Amount';
import { LinkButton } from '@rad-wallet/ui/Button';
import { Card } from '@rad-wallet/ui/Card';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { sendMoneyMessages } from '@rad-wallet/ui/features/send-money';
import { getAccountType } from '@rad-wallet/ui/format';
import { LoadableRegion } from '@rad-wallet/ui/LoadableRegion';
import { useMessages } from '@rad-wallet/ui/messages';
import { balanceMessages } from '@rad-wallet/ui/messages/shared/balance';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton } from '@rad-wallet/ui/Skeleton';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';
import { brand } from '../brand';
import { money } from '../money';
import { useAccounts } from '../useAccounts';

export function HomePage() {
  const t = useMessages(sendMoneyMessages);
  const tBalance = useMessages(balanceMessages);
  const balance = getLoadableBalance(useAccounts(), getAccountType(money.home, money));
  return (
    <Screen header={<PageHeader title={brand.name} />}>
      <title>{brand.name}</title>
      <Stack>
        <Card>
          <Text tone="muted">{tBalance('total')}</Text>
          <LoadableRegion
            data={balance}
            loading={<Skeleton size="display" />}
            renderError={(retry) => <ErrorState onRetry={retry} />}
          >
            {(value) => <Amount value={value} size="lg" />}
          </LoadableRegion>
        </Card>
        <LinkButton isFullWidth href="/send">
          {t('title')}
        </LinkButton>
      </Stack>
    </Screen>
  );
}
