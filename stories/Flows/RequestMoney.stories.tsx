import preview from '#.storybook/preview';
import { RequestMoneyFlow, requestMoneyMachine } from '@rad-wallet/ui/flows/request-money';
import { expect, fn, waitFor } from 'storybook/test';
import { contacts } from '../../apps/wallet/src/content/contacts';
import { replaceClipboard } from '../support/clipboard';
import { FlowStory, inState, type FlowSituation } from '../support/FlowStory';
import { expectToast } from '../support/toast';

const paymentAddress = 'https://wallet.example/send-money';
const entered = { contact: contacts[1], amount: '1500', reason: 'Lunch' };
const longNamed = {
  id: 'long',
  name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
  phone: '+92 300 1234567',
  initials: 'MA',
  lastAmount: '123456789012.34',
};
const long = {
  contact: longNamed,
  amount: '123456789012.34',
  reason: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone last week',
};

const onLeft = fn().mockName('left');
const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Flows/Request Money',
  beforeEach: () => {
    onLeft.mockReset();
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
});

/** Stands still in a state: no timer runs. */
function still(
  state: string,
  context: FlowSituation<typeof requestMoneyMachine>['context'] = {},
  people = contacts,
) {
  return {
    parameters: inState(requestMoneyMachine, state),
    render: () => (
      <FlowStory machine={requestMoneyMachine} at={{ state, context }} onLeft={onLeft}>
        {(actor) => (
          <RequestMoneyFlow actor={actor} contacts={people} paymentAddress={paymentAddress} />
        )}
      </FlowStory>
    ),
  };
}

const liveMachine = requestMoneyMachine.provide({ delays: { successRedirect: 60_000 } });

/** Runs, but does not leave by itself within the story. */
function live(endsIn: string) {
  return {
    parameters: inState(requestMoneyMachine, endsIn),
    render: () => (
      <FlowStory machine={liveMachine} onLeft={onLeft}>
        {(actor) => (
          <RequestMoneyFlow actor={actor} contacts={contacts} paymentAddress={paymentAddress} />
        )}
      </FlowStory>
    ),
  };
}

export const ChoosingContact = meta.story(still('choosingContact'));

export const ChoosingContactLongTexts = meta.story(
  still('choosingContact', {}, [longNamed, ...contacts]),
);

export const EnteringAmount = meta.story({
  ...still('enteringAmount', { contact: contacts[1] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toBeDisabled();
  },
});

export const AmountEntered = meta.story({
  ...still('enteringAmount', entered),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  },
});

export const AmountZero = meta.story({
  ...still('enteringAmount', { ...entered, amount: '0.00' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toBeDisabled();
  },
});

export const AmountNegative = meta.story({
  ...still('enteringAmount', { ...entered, amount: '-500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toBeDisabled();
  },
});

export const AmountEnteredLongTexts = meta.story(still('enteringAmount', long));

export const UrduDigitsPasted = meta.story({
  ...live('requested'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ayesha Malik/ }));
    await userEvent.click(canvas.getByLabelText(/Amount/));
    await userEvent.paste('۲٬۵۰۰٫۵۰');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await waitFor(() => expect(canvas.getByText(/Rs\. 2,500\.50/)).toBeVisible());
    await expect(canvas.getByText(/amount=2500\.50/)).toBeVisible();
  },
});

export const Requested = meta.story(still('requested', entered));

export const RequestedWithoutReason = meta.story({
  ...still('requested', { ...entered, reason: '  ' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/&message=$/)).toBeVisible();
  },
});

export const RequestedLongTexts = meta.story(still('requested', long));

export const LinkCopied = meta.story({
  ...still('requested', { ...entered, reason: 'Chai & samosa = 50%' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Link Copied');
    const copied = new URL(writeText.mock.lastCall?.[0]);
    await expect(copied.origin + copied.pathname).toBe(paymentAddress);
    await expect(Object.fromEntries(copied.searchParams)).toEqual({
      target: '+92 321 7654321',
      amount: '1500',
      message: 'Chai & samosa = 50%',
    });
  },
});

export const CopyRefused = meta.story({
  ...still('requested', entered),
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Failed to copy link. Please copy manually.');
  },
});

export const NoClipboard = meta.story({
  ...still('requested', entered),
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expectToast('Copy Failed');
  },
});

export const WalkedByMouse = meta.story({
  ...live('requested'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a contact', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Fatima Ali/ }));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('enter an amount and a reason', async () => {
      const send = canvas.getByRole('button', { name: 'Send Request' });
      await expect(send).toBeDisabled();
      await userEvent.type(canvas.getByLabelText(/Amount/), '1,500');
      await userEvent.type(canvas.getByLabelText(/Reason/), 'Lunch');
      await expect(send).toBeEnabled();
    });
    await step('go back and forth without losing anything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /Hassan Raza/ }));
      await expect(canvas.getByText('From Hassan Raza')).toBeInTheDocument();
      await expect(canvas.getByLabelText(/Amount/)).toHaveValue('1,500');
      await expect(canvas.getByLabelText(/Reason/)).toHaveValue('Lunch');
    });
    await step('send the request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
      await expect(await canvas.findByRole('heading', { name: 'Request Sent' })).toHaveFocus();
      await waitFor(() => expect(canvas.getByText(/SMS and WhatsApp/)).toBeVisible());
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const WalkedByKeyboard = meta.story({
  ...live('left'),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /Ahmed Khan/ });
    for (let press = 0; document.activeElement !== first && press < 10; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Enter amount' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await userEvent.keyboard('250.75');
    await userEvent.tab();
    await userEvent.keyboard('Books');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Request Sent' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText.mock.lastCall?.[0]).toMatch(/amount=250\.75&message=Books$/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

/** Leaving ends the flow: neither a second press nor the redirect leaves again. */
export const Left = meta.story({
  ...live('left'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bilal Ahmed/ }));
    await userEvent.type(canvas.getByLabelText(/Amount/), '10');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back to Funds' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});

export const LeftFromTheFirstStep = meta.story({
  ...live('choosingContact'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});
