import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import {
  PayeeAdvice,
  PayeeCheck,
  payeeCheckMachine,
  type Payee,
  type PayeeCheckActor,
  type PayeeMatch,
} from '@rad-wallet/ui/features/payee-check';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { upload, type RequestOptions } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { sendMoneyMessages } from '@rad-wallet/ui/features/send-money';
import { useMessages } from '@rad-wallet/ui/messages';
import type { ReactNode } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { createFlowStories } from '../support/createFlowStories';
import { narrow } from '../support/layout';

const payee: Payee = { name: 'Ahmed Khan', account: '+92 300 1234567' };
const longName = 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi';

const check =
  fn<(payee: Payee, options: RequestOptions) => Promise<PayeeMatch>>().mockName('checkPayee');

function Page({ children }: { children: ReactNode }) {
  const t = useMessages(sendMoneyMessages);
  return (
    <AppShell>
      <Screen header={<PageHeader title={t('confirmTitle')} backHref="/" />}>{children}</Screen>
    </AppShell>
  );
}

const view = (actor: PayeeCheckActor) => (
  <Page>
    <PayeeAdvice actor={actor} />
  </Page>
);

const { inState } = createFlowStories({ machine: payeeCheckMachine, input: { payee }, view });

const meta = preview.meta({
  title: 'Flows/Payee Check',
  component: PayeeCheck,
  subcomponents: { PayeeAdvice },
  args: { payee, checkPayee: upload<PayeeMatch, Payee>(check) },
  render: (args) => (
    <Page>
      <PayeeCheck {...args} />
    </Page>
  ),
  parameters: { languages: { names: [longName, 'M. Ahmed Khan', 'Ahmed Khan'] } },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
    check.mockReset();
  },
});

export const Checking = meta.story({ tags: ['translated'], ...inState('checking') });

export const Matching = meta.story({ tags: ['translated'], ...inState('matching') });

/** The payer gave only a number, so the bank's name is shown. */
export const MatchingHolder = meta.story({
  tags: ['translated'],
  ...inState('matching', { holder: 'Ahmed Khan' }),
});

export const Similar = meta.story({
  tags: ['translated'],
  ...inState('similar', { holder: 'M. Ahmed Khan' }),
});

export const SimilarLongName = meta.story({
  tags: ['translated'],
  ...inState('similar', { holder: longName }),
  ...narrow,
});

export const Different = meta.story({ tags: ['translated'], ...inState('different') });

export const Unavailable = meta.story({ tags: ['translated'], ...inState('unavailable') });

export const CheckingAgain = meta.story({
  tags: ['translated'],
  ...inState('checking', { isRepeated: true }),
});

/** A failed check can be repeated. */
export const CheckedAgain = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    check.mockRejectedValueOnce(new Error('502')).mockResolvedValueOnce({ result: 'match' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('Name confirmed')).toBeVisible();
    await expect(check.mock.calls).toEqual([
      [payee, expect.anything()],
      [payee, expect.anything()],
    ]);
  },
});
