import preview from '#.storybook/preview';
import { supportContacts } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { HelpSupportScreen } from '@rad-wallet/ui/features/help-support';
import { expect, fn, waitFor, within } from 'storybook/test';
import HelpSupportPage from '../../apps/wallet/src/features/help-support/HelpSupportPage';
import { faqs } from '../support/englishContent';
import { createListStories } from '../support/createListStories';
import { PageStory } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Help & Support',
  tags: ['area:profile-and-settings'],
  component: HelpSupportPage,
  subcomponents: { HelpSupportScreen },
  render: () => (
    <PageStory path="/help-support">
      <HelpSupportPage />
    </PageStory>
  ),
});

const EMPTY_TEXT =
  'No FAQs found matching your search. Try adjusting your search terms or contact support directly.';
const CLOSED_QUESTION = 'Not available here yet';
const LIMITS_QUESTION = 'What are the KYC verification levels and limits?';

const questions = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('region', { name: 'Frequently asked questions' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const search = async ({ canvas, userEvent }: StoryContext, text: string) =>
  userEvent.type(await canvas.findByRole('searchbox', { name: 'Search for help' }), text);

async function open({ canvas, userEvent }: StoryContext, question: string) {
  const trigger = await canvas.findByRole('button', { name: question });
  await userEvent.click(trigger);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
}

export const AllQuestions = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: LIMITS_QUESTION });
    await expect(questions(context)).toEqual(faqs.map(({ question }) => question));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    const contact = within(canvas.getByRole('region', { name: 'Contact us' }));
    await expect(contact.getByText('Phone').closest('a')).toHaveAttribute(
      'href',
      'tel:+9221111000723',
    );
    await expect(contact.getByText('Email').closest('a')).toHaveAttribute(
      'href',
      'mailto:support@radwallet.example',
    );
    await expect(contact.getByRole('button', { name: /^Live chat/ })).toHaveTextContent(
      CLOSED_QUESTION,
    );
    const hours = within(canvas.getByRole('region', { name: 'Support hours' }));
    await expect(hours.getByText(CLOSED_QUESTION)).toBeVisible();
    for (const text of ['24/7', '9 AM to 9 PM PKT', 'Reply within 24 hours']) {
      await expect(hours.getByText(text)).toBeVisible();
    }
    const links = within(canvas.getByRole('region', { name: 'Quick links' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kyc-verification',
      '/payment-methods',
      '/transactions',
      '/app-settings',
    ]);
  },
});

export const Filtered = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const [name, category] of [
      ['Account', 'account'],
      ['Payments', 'payments'],
      ['Investments', 'investments'],
      ['Security', 'security'],
    ] as const) {
      await userEvent.click(await canvas.findByText(name));
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
      await expect(questions(context)).toEqual(
        faqs.filter((faq) => faq.category === category).map(({ question }) => question),
      );
    }
  },
});

export const Searched = meta.story({
  play: async (context) => {
    await search(context, 'kyc LEVEL');
    await expect(questions(context)).toEqual([LIMITS_QUESTION]);
    await waitFor(() => expect(context.canvas.getByText('1 FAQ found')).toBeInTheDocument());
  },
});

export const NothingFound = meta.story({
  play: async (context) => {
    await search(context, 'camel');
    await expect(context.canvas.getByText(EMPTY_TEXT)).toBeVisible();
    await expect(context.canvas.getByText('Contact us')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByText('No FAQs found')).toBeInTheDocument());
  },
});

export const SearchCleared = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await search(context, 'camel');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(questions(context)).toHaveLength(faqs.length);
  },
});

export const Opened = meta.story({
  play: async (context) => {
    await open(context, LIMITS_QUESTION);
    await expect(
      await context.canvas.findByText(
        'Level 1: PKR 25,000 daily. Level 2: PKR 100,000. Level 3: unlimited.',
      ),
    ).toBeVisible();
    const ratings = context.canvas.getAllByText('Rated 4.8 of 5');
    await expect(ratings.filter((rating) => rating.checkVisibility())).toHaveLength(1);
  },
});

export const Rated = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, LIMITS_QUESTION);
    const yes = await canvas.findByRole('button', { name: 'Yes, this was helpful' });
    const no = canvas.getByRole('button', { name: 'No, this was not helpful' });
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('Thank you.')).toBeVisible();
    await userEvent.click(no);
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(no);
    await expect(no).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LiveChat = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const contact = within(await canvas.findByRole('region', { name: 'Contact us' }));
    await userEvent.click(contact.getByText('Live chat'));
    await expectToast('Not available yet');
  },
});

export const LongTexts = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <AppShell>
      <HelpSupportScreen
        faqs={[
          {
            id: 'long',
            category: 'account',
            question: `${'Why is this question so very long that it takes several lines? '.repeat(3)}`,
            answer: `${'Donaudampfschifffahrtsgesellschaftskapitänspatent'.repeat(3)} explains it.`,
            rating: 5,
          },
        ]}
        contacts={{ ...supportContacts, email: `${'somebody.'.repeat(6)}@radwallet.example` }}
        onLiveChat={fn()}
      />
    </AppShell>
  ),
  play: async (context) => {
    const { canvas } = context;
    await context.userEvent.click(await canvas.findByRole('button', { name: /^Why is/ }));
    // An app that offers live chat.
    await expect(canvas.getByRole('button', { name: /^Live chat/ })).toHaveTextContent(
      'In writing',
    );
    await expect(canvas.queryByText(CLOSED_QUESTION)).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A host that provides neither questions nor contacts. */
export const NoContent = meta.story({
  render: () => (
    <AppShell>
      <HelpSupportScreen faqs={[]} contacts={null} onLiveChat={fn()} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Quick links');
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole('searchbox')).focus();
    await userEvent.keyboard('lose my phone');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: 'What should I do if I lose my phone?' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes, this was helpful' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Thank you.')).toBeVisible();
  },
});

const list = createListStories({
  items: faqs,
  failure: 'The questions could not be loaded',
  view: (loaded) => (
    <AppShell>
      <HelpSupportScreen faqs={loaded} contacts={supportContacts} onLiveChat={fn()} />
    </AppShell>
  ),
  playWhileLoading: (context) => search(context, 'kyc LEVEL'),
  playLoaded: async (context) => {
    await context.canvas.findByRole('button', { name: LIMITS_QUESTION });
    await expect(questions(context)).toEqual([LIMITS_QUESTION]);
  },
});

export const Loading = meta.story(list.loading);

export const LoadError = meta.story(list.loadError);

/** Keeps the search typed while the questions load. */
export const LoadedAfterRetry = meta.story(list.loadedAfterRetry);
