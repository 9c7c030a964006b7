import { connected } from '#connection/connected';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import { vars } from '@rad-wallet/ui/theme/vars';
import type { Host } from '../Host';

export const Inbox: Host['Inbox'] =
  connected.subscribe &&
  createLazyView(async () => (await import('../../platform/live/WalletInbox')).WalletInbox, {
    Loading: () => <div data-awaited="" style={{ blockSize: vars.size.target }} />,
    // Home does not need it.
    Failed: () => null,
  });
