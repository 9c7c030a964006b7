import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { RelativeTime } from '@rad-wallet/ui/RelativeTime';
import { useFormatter } from 'use-intl';
import { money } from '../money';

const MOMENT = '2025-11-20T22:30:00Z';

function Day() {
  return <p>{useFormatter().dateTime(new Date(MOMENT), { dateStyle: 'long' })}</p>;
}

/** An app with the device's clock and time zone, which differ on the server. */
export function OnThisDevice() {
  return (
    <WalletProvider money={money} messages={en}>
      <Day />
      <RelativeTime timestamp={MOMENT} />
    </WalletProvider>
  );
}
