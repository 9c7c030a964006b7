import type { Decorator } from '@storybook/react-vite';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { fn } from 'storybook/test';

/** Every link and navigation of a story ends here, so that a story never leaves its page. */
export const navigate = fn().mockName('navigate');

/** What an app puts around every screen. */
export const withWallet: Decorator = (Story, { parameters }) => (
  <WalletProvider
    messages={en}
    clock={() => FIXED_NOW}
    timeZone="Asia/Karachi"
    navigate={navigate}
    toastDuration={parameters.toastDuration as number | undefined}
  >
    {parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <div className="story-surface">
        <Story />
      </div>
    )}
  </WalletProvider>
);
