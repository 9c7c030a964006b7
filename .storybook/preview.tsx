import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme';
import { en } from '@rad-wallet/ui/messages/en';
import { useLayoutEffect } from 'react';
import { fn } from 'storybook/test';
import './preview.css';

/** Every link and programmatic navigation of a component story ends here, so that a story never leaves its page. */
export const navigate = fn().mockName('navigate');

const STORY_CLOCK = new Date('2026-11-21T10:30:00Z');

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['light', 'dark', 'auto'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'phone' } },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'fullscreen',
    options: {
      storySort: { order: ['Welcome', 'Library', 'Foundations', 'Pages', 'Flows', 'Components'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide 430', styles: { width: '430px', height: '932px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = globals.theme as ThemePreference;
      useLayoutEffect(() => applyTheme(theme), [theme]);
      return (
        <WalletProvider
          messages={en}
          clock={() => STORY_CLOCK}
          timeZone="Asia/Karachi"
          navigate={navigate}
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
    },
  ],
});
