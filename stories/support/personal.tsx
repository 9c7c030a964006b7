import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonalContext, type PersonalContent } from '../../apps/wallet/src/personal/personal';
import type { StoryContext } from './types';

/** What a wallet for a real API knows of its holder until it is told more. */
export const noContent: PersonalContent = {
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
  referral: null,
  receipt: null,
  paymentLink: null,
};

/** Hands this in to the page of a story. */
export const handingIn =
  (content: Partial<PersonalContent>): Decorator =>
  (Story) => (
    <PersonalContext value={content}>
      <Story />
    </PersonalContext>
  );

/** Makes the story of a page that has nothing to show of a holder it was told nothing of. */
export function nothingYet(heading: string, back: string) {
  return {
    decorators: [handingIn(noContent)],
    play: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(canvas.getByText('Nothing here yet')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', back);
    },
  };
}
