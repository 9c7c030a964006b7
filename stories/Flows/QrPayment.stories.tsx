import preview from '#.storybook/preview';
import { QrPaymentFlow, qrPaymentMachine, type Receiver } from '@rad-wallet/ui/flows/qr-payment';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { receiver } from '../../apps/wallet/src/content/receiver';
import { replaceClipboard } from '../support/clipboard';
import { FlowStory, inState, type FlowSituation } from '../support/FlowStory';
import { scanCode } from '../support/scanCode';
import { replaceShare } from '../support/share';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const entered = { amount: '1500', note: 'Lunch' };
const longNamed: Receiver = {
  name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
  to: '+92 300 1234567',
};

const onLeft = fn().mockName('left');
const writeText = fn().mockName('writeText');
const deviceShare = fn().mockName('share');

const meta = preview.meta({
  title: 'Flows/QR Payment',
  beforeEach: () => {
    onLeft.mockReset();
    writeText.mockReset().mockResolvedValue(undefined);
    deviceShare.mockReset().mockResolvedValue(undefined);
    const restore = [replaceClipboard({ writeText }), replaceShare(undefined)];
    return () => restore.forEach((giveBack) => giveBack());
  },
});

/** Stands still in a state: no timer runs. */
function still(
  state: string,
  context: FlowSituation<typeof qrPaymentMachine>['context'] = {},
  payee = receiver,
) {
  return {
    parameters: inState(qrPaymentMachine, state),
    render: () => (
      <FlowStory machine={qrPaymentMachine} at={{ state, context }} onLeft={onLeft}>
        {(actor) => <QrPaymentFlow actor={actor} receiver={payee} />}
      </FlowStory>
    ),
  };
}

const quickMachine = qrPaymentMachine.provide({ delays: { scan: 50 } });
const patientMachine = qrPaymentMachine.provide({ delays: { scan: 60_000 } });

/** Runs; a scan is over at once, or not within the story. */
function live(endsIn: string, machine: typeof qrPaymentMachine = quickMachine) {
  return {
    parameters: inState(qrPaymentMachine, endsIn),
    render: () => (
      <FlowStory machine={machine} onLeft={onLeft}>
        {(actor) => <QrPaymentFlow actor={actor} receiver={receiver} />}
      </FlowStory>
    ),
  };
}

/** What the one code on the page says. */
async function scanned(canvas: StoryContext['canvas']) {
  const uri = new URL((await scanCode(await canvas.findByRole('img', { name: /^QR code/ }))) ?? '');
  return Object.fromEntries(uri.searchParams);
}

export const Home = meta.story({
  ...still('home'),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to });
  },
});

export const HomeLongTexts = meta.story(still('home', {}, longNamed));

export const Scanning = meta.story({
  ...still('scanning'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Scanning...');
  },
});

export const Scanned = meta.story({
  ...still('scanned'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 500 paid to Merchant Store')).toBeVisible();
  },
});

export const Generating = meta.story({
  ...still('generating'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
});

export const AmountEntered = meta.story({
  ...still('generating', { amount: '1500' }),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to, amount: '1500' });
  },
});

export const AmountAndNoteEntered = meta.story({
  ...still('generating', entered),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to, ...entered });
  },
});

export const UrduNote = meta.story({
  ...still('generating', { amount: '۲٬۵۰۰٫۵۰', note: 'دوپہر کا کھانا، شکریہ!' }),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({
      to: receiver.to,
      amount: '2500.50',
      note: 'دوپہر کا کھانا، شکریہ!',
    });
  },
});

export const AmountZero = meta.story({
  ...still('generating', { amount: '0' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/Amount/));
    await userEvent.tab();
    await expect(
      await canvas.findByText('Please enter a valid amount greater than 0.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
});

export const AmountUnreadable = meta.story(
  still('generating', { amount: 'a lot', problem: { id: 'invalidAmount' } }),
);

export const AmountEnteredLongTexts = meta.story(
  still(
    'generating',
    {
      amount: '123456789012345678901234.56',
      note: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone',
    },
    longNamed,
  ),
);

export const Copied = meta.story({
  ...still('generating', entered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expectToast('Copied!');
    await expect(writeText).toHaveBeenCalledWith(
      'rad:pay?to=%2B92%20300%207654321&amount=1500&note=Lunch',
    );
  },
});

export const CopyRefused = meta.story({
  ...still('home'),
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expectToast('Failed to copy link. Please copy manually.');
  },
});

export const SharedByDevice = meta.story({
  ...still('generating', entered),
  beforeEach: () => replaceShare(deviceShare),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(deviceShare).toHaveBeenCalledOnce());
    await expect(deviceShare).toHaveBeenCalledWith({
      title: 'Pay Ali Hassan',
      text: expect.stringContaining('rad:pay?to=%2B92%20300%207654321&amount=1500&note=Lunch'),
    });
    await expect(writeText).not.toHaveBeenCalled();
  },
});

export const ShareDismissed = meta.story({
  ...still('home'),
  beforeEach: () => {
    deviceShare.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    return replaceShare(deviceShare);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(deviceShare).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const ShareRefusedThenCopied = meta.story({
  ...still('home'),
  beforeEach: () => {
    deviceShare.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    return replaceShare(deviceShare);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Link copied!');
    await expect(writeText).toHaveBeenCalledWith('rad:pay?to=%2B92%20300%207654321');
  },
});

export const NoShareNoClipboard = meta.story({
  ...still('home'),
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Copy Failed');
  },
});

export const ScanCancelled = meta.story({
  ...live('home', patientMachine),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'QR Payments' })).toHaveFocus();
    await expect(onLeft).not.toHaveBeenCalled();
  },
});

export const WalkedByMouse = meta.story({
  ...live('home'),
  play: async ({ canvas, userEvent, step }) => {
    await step('scan and pay', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
      await canvas.findByText('Rs. 500 paid to Merchant Store');
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await canvas.findByRole('heading', { name: 'QR Payments' });
    });
    await step('generate a code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
      await userEvent.type(await canvas.findByLabelText(/Amount/), '1,500');
      await userEvent.type(canvas.getByLabelText(/Note/), 'Lunch');
      await expect(await scanned(canvas)).toEqual({ to: receiver.to, ...entered });
    });
    await step('go back and forth without losing anything', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Generate/ }));
      await expect(await canvas.findByLabelText(/Amount/)).toHaveValue('1,500');
      await expect(canvas.getByLabelText(/Note/)).toHaveValue('Lunch');
    });
    await step('be done with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await canvas.findByRole('heading', { name: 'QR Payments' });
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const WalkedByKeyboard = meta.story({
  ...live('home'),
  play: async ({ canvas, userEvent }) => {
    const generate = await canvas.findByRole('button', { name: /^Generate/ });
    for (let press = 0; document.activeElement !== generate && press < 10; press += 1) {
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Generate' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/Amount/)).toHaveFocus();
    await userEvent.keyboard('250.75');
    await userEvent.tab();
    await userEvent.keyboard('Books');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
    await expect(writeText.mock.lastCall?.[0]).toMatch(/amount=250\.75&note=Books$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'QR Payments' })).toHaveFocus();
  },
});

export const LeftFromHome = meta.story({
  ...live('home'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft).toHaveBeenCalledOnce();
  },
});
