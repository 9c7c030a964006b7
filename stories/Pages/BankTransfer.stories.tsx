import preview, { navigate } from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import BankTransferPage from '../../apps/wallet/src/pages/BankTransferPage';
import { PageStory } from '../support/PageStory';
import { withContent, noContent } from '../support/personal';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Bank Transfer',
  component: BankTransferPage,
  parameters: { docs: { story: { inline: false, iframeHeight: '844px' } } },
  render: () => (
    <PageStory path="/bank-transfer">
      <BankTransferPage />
    </PageStory>
  ),
});

async function enterAccount({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /Saudi Arabia/ }));
  await userEvent.click(await canvas.findByRole('button', { name: /Riyad Bank/ }));
  await userEvent.type(await canvas.findByLabelText('IBAN'), 'SA03 8000 0000 6080 1016 7519');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

async function confirm(context: StoryContext) {
  await enterAccount(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Transfer' }));
  await screen.findByRole('alertdialog', { name: 'Transfer submitted' }, { timeout: 10_000 });
}

export const CountryChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bahrain/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /BBK/ })).toBeVisible());
  },
});

export const LeavesHomeAfterOk = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await confirm(context);
    await expect(navigate).not.toHaveBeenCalled();
    await context.userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const LeavesToFundsFromTheFirstStep = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }));
  },
});

/** The wallet has no owner name and does not invent one. */
export const UnknownHolder = meta.story({
  tags: ['no-visual'],
  decorators: [withContent(noContent)],
  play: async (context) => {
    const { canvas } = context;
    await enterAccount(context);
    await expect(await canvas.findByText('Account Holder')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});
