import { AppShell } from '@rad-wallet/ui/AppShell';
import { Button } from '@rad-wallet/ui/Button';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Stack } from '@rad-wallet/ui/Stack';
import { useState } from 'react';
import { PayBill } from './PayBill';
import { SendMoney } from './SendMoney';

export function App() {
  const [page, setPage] = useState<'home' | 'send' | 'bill'>('home');
  const goHome = () => setPage('home');
  return (
    <AppShell>
      {page === 'send' && <SendMoney onLeft={goHome} />}
      {page === 'bill' && <PayBill onLeft={goHome} />}
      {page === 'home' && (
        <Screen header={<PageHeader title="Jamun Pay" />}>
          <Stack>
            <Button isFullWidth onPress={() => setPage('send')}>
              Send money
            </Button>
            <Button isFullWidth variant="secondary" onPress={() => setPage('bill')}>
              Pay a bill
            </Button>
          </Stack>
        </Screen>
      )}
    </AppShell>
  );
}
