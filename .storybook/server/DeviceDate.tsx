import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { RelativeTime } from '@rad-wallet/ui/RelativeTime';
import { TransactionReceiptScreen } from '@rad-wallet/ui/features/transaction-receipt';
import { money } from '../money';

const TIMESTAMP = '2025-11-20T22:30:00Z';

const receipt = {
  id: 'TX1',
  type: 'received',
  amount: '1500.00',
  currency: 'PKR',
  status: 'completed',
  date: TIMESTAMP,
  description: '',
};

const ignore = () => {};

/** A relative and an absolute date with the device's clock and time zone, which differ on the server. */
export function DeviceDate() {
  return (
    <WalletProvider money={money} messages={en}>
      <RelativeTime timestamp={TIMESTAMP} />
      <TransactionReceiptScreen
        receipt={{ status: 'ready', value: receipt }}
        onDownload={ignore}
        onShared={ignore}
        onHashCopied={ignore}
        onHashCopyFailed={ignore}
      />
    </WalletProvider>
  );
}
