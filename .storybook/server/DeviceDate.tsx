import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { RelativeTime } from '@rad-wallet/ui/RelativeTime';
import { money } from '../money';

const TIMESTAMP = '2025-11-20T22:30:00Z';

/** An app with the device's clock and time zone, which differ on the server. */
export function DeviceDate() {
  return (
    <WalletProvider money={money} messages={en}>
      <RelativeTime timestamp={TIMESTAMP} />
    </WalletProvider>
  );
}
