import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonalContext } from '../../apps/wallet/src/hosts/createContentHook';
import type { PersonalContent } from '../../apps/wallet/src/hosts/PersonalContent';
import type { StoryContext } from './types';

/** Personal content of a build for a real API whose host has provided nothing yet. */
export const emptyContent: PersonalContent = {
  profile: null,
  score: null,
  session: null,
  contacts: [],
  giftContacts: [],
  giftReceipt: null,
  recipients: [],
  bills: [],
  cards: [],
  savedCards: [],
  bankAccounts: [],
  depositBanks: [],
  depositAddresses: [],
  referral: null,
  funds: [],
  faqs: [],
  supportContacts: null,
  receipt: null,
  paymentLink: null,
};

export const withContent =
  (content: Partial<PersonalContent>): Decorator =>
  (Story) => (
    <PersonalContext value={content}>
      <Story />
    </PersonalContext>
  );

export function describeEmptyPage(heading: string, back: string) {
  return {
    decorators: [withContent(emptyContent)],
    play: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(canvas.getByText('Nothing here yet')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
    },
  };
}
