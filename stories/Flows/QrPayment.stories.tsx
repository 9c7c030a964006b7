import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import {
  createPaymentCode,
  parsePaymentCode,
  QrPaymentFlow,
  qrPaymentMachine,
  type QrPaymentActor,
  type Receiver,
  type ScannedPayment,
} from '@rad-wallet/ui/features/qr-payment';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { profile } from '@rad-wallet/mocks/samples';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { FlowStory, describeState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { tabTo } from '../support/keyboard';
import { scanCode } from '../support/scanCode';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';
import { answerCheck, waitForAnswer } from '../support/payeeCheck';

const receiver = { name: profile.name, to: profile.phone };
const entered = { amount: '1500', note: 'Lunch' };
const longNamed: Receiver = {
  name: 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi',
  to: '+92 300 1234567',
};

const writeText = fn().mockName('writeText');
const deviceShare = fn().mockName('share');
const payByQr = fn().mockName('payByQr');

const code = { payee: 'Merchant Store', amount: '500' };
const fromServer = { payee: 'Tea House, Anarkali', amount: '1250.50' };

const liveMachine = qrPaymentMachine.provide({
  actors: {
    decodeQr: request(async () => code),
    payByQr: request((input) => payByQr(input)),
  },
});
const patientDecode = request<ScannedPayment, undefined>(() => new Promise(() => {}));
const patientMachine = qrPaymentMachine.provide({ actors: { decodeQr: patientDecode } });

const renderReceiver = (payee: Receiver) => (actor: QrPaymentActor) => (
  <QrPaymentFlow actor={actor} receiver={payee} />
);

const { live, onLeft, inState } = createFlowStories({
  machine: qrPaymentMachine,
  live: liveMachine,
  view: renderReceiver(receiver),
});

const meta = preview.meta({
  title: 'Flows/QR Payment',
  component: QrPaymentFlow,
  parameters: {
    languages: {
      names: [
        longNamed.name,
        fromServer.payee,
        'Kitchen Cuisine',
        code.payee,
        'For the wedding hall, the caterer and the flowers, as we agreed on the phone',
        'Lunch',
      ],
    },
  },
  beforeEach: () => {
    onLeft.mockReset();
    payByQr.mockReset().mockResolvedValue({});
    writeText.mockReset().mockResolvedValue(undefined);
    deviceShare.mockReset().mockResolvedValue(undefined);
    const restore = [replaceClipboard({ writeText }), replaceShare(undefined)];
    return () => restore.forEach((undo) => undo());
  },
});

async function scanned(canvas: StoryContext['canvas']) {
  const text = await scanCode(await canvas.findByRole('img', { name: /^QR code/ }));
  const { to, amount, note } = parsePaymentCode(text ?? '') ?? {};
  return { to, amount, note };
}

export const Home = meta.story({
  tags: ['step'],
  ...inState('home'),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to });
  },
});

export const HomeLongTexts = meta.story(inState('home', {}, renderReceiver(longNamed)));

export const Scanning = meta.story({
  tags: ['step'],
  ...inState('scanning'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Scanning...');
  },
});

export const Paying = meta.story({
  tags: ['step'],
  ...inState('paying', { payment: code }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Paying...');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const Paid = meta.story({
  tags: ['step'],
  ...inState('paid', { payment: code }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 500 paid to Merchant Store')).toBeVisible();
  },
});

export const PaidWithPaisa = meta.story({
  tags: ['no-visual'],
  ...inState('paid', { payment: fromServer }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 1,250.50 paid to Tea House, Anarkali')).toBeVisible();
  },
});

export const ConfirmingPayment = meta.story({
  tags: ['step'],
  ...inState('confirming', { payment: fromServer, isConfirmationRequired: true }),
});

export const PayingAfterConfirmation = meta.story(
  inState('paying', { payment: fromServer, isConfirmationRequired: true }),
);

const withoutAmount: ScannedPayment = { payee: 'Tea House, Anarkali' };
const withTip: ScannedPayment = { payee: 'Kitchen Cuisine', amount: '2400', fee: { kind: 'tip' } };
const withFee: ScannedPayment = {
  payee: 'Filling Station',
  amount: '1000',
  fee: { kind: 'percentage', percentage: '5' },
};
const onceOnly: ScannedPayment = { ...fromServer, isOnceOnly: true, reference: 'once' };

export const ConfirmingNameNotChecked = meta.story({
  tags: ['translated'],
  ...inState('confirming', { payment: { ...fromServer, reference: 'PK-1' } }, (actor) => (
    <QrPaymentFlow
      actor={actor}
      receiver={receiver}
      checkPayee={answerCheck({ result: 'unavailable' })}
    />
  )),
  play: waitForAnswer,
});

export const EnteringAmount = meta.story({
  ...inState('enteringAmount', { payment: withoutAmount }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const EnteringAmountLongTexts = meta.story(
  inState('enteringAmount', { payment: { payee: longNamed.name }, payerAmount: '9999999999.99' }),
);

/** The total is updated while the tip is typed. */
export const EnteringTip = meta.story({
  ...inState('enteringAmount', { payment: withTip, tip: '100' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 2,500.00')).toBeVisible();
  },
});

export const InvalidTip = meta.story(
  inState('enteringAmount', { payment: withTip, tip: '-1', problem: { id: 'invalidTip' } }),
);

const inLanguage = (language: 'ur' | 'ar') => ({
  tags: ['no-visual'],
  globals: { language },
});

export const EnteringAmountInUrdu = meta.story({
  ...inState('enteringAmount', { payment: { ...withoutAmount, payee: 'علی جنرل اسٹور' } }),
  ...inLanguage('ur'),
});

export const EnteringAmountInArabic = meta.story({
  ...inState('enteringAmount', { payment: withTip, tip: '100' }),
  ...inLanguage('ar'),
});

export const ConfirmingFee = meta.story({
  ...inState('confirming', { payment: withFee }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs. 50.00')).toBeVisible();
    await expect(canvas.getByText('Rs. 1,050.00')).toBeVisible();
  },
});

export const ConfirmingOnceOnlyCodeAgain = meta.story(
  inState('confirming', { payment: onceOnly, paidCodes: ['once'] }),
);

/** A shop's printed code without an amount. */
export const AmountEnteredThenPaid = meta.story({
  tags: ['no-visual'],
  ...live(
    'paid',
    undefined,
    liveMachine.provide({ actors: { decodeQr: request(async () => withoutAmount) } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    await userEvent.type(await canvas.findByLabelText(/Amount/), '0');
    await userEvent.keyboard('{Enter}');
    await expectToast('Please enter a valid amount greater than 0.');
    await userEvent.clear(canvas.getByLabelText(/Amount/));
    await userEvent.type(canvas.getByLabelText(/Amount/), '1,250{Enter}');
    await expect(await canvas.findByText('Rs. 1,250.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText('Rs. 1,250 paid to Tea House, Anarkali')).toBeVisible();
    await expect(payByQr.mock.lastCall?.[0]).toMatchObject({ amount: '1250' });
  },
});

const inDoubt = { payment: code, ...createInDoubtContext({ payee: code.payee, amount: '500' }) };

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...inState('asking', {
    payment: code,
    ...createRepeatContext({ payee: code.payee, amount: '500' }),
  }),
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...inState(
    'asking',
    { payment: code, ...createConsentContext({ payee: code.payee, amount: '500' }) },
    (actor) => <QrPaymentFlow actor={actor} receiver={receiver} authorize={authorize} />,
  ),
  beforeEach: demandPin,
  play: () => expectConsent(code.payee, 'Rs. 500.00'),
});

export const PaymentInDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(inState(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const UnreadableCode = meta.story(inState('failed', { problem: { id: 'codeNotRead' } }));

export const PaymentFailed = meta.story(
  inState('failed', { payment: code, problem: { id: 'paymentFailed' } }),
);

/** The retry uses the same idempotency key. */
export const FailedThenPaid = meta.story({
  tags: ['no-visual'],
  ...live('paid'),
  parameters: { ...describeState(qrPaymentMachine, 'paid'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    payByQr.mockRejectedValueOnce(new Error('500: The till is closed'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    await expect(await canvas.findByRole('heading', { name: 'Not paid' })).toHaveFocus();
    await expectToast('There was an error processing your payment. Please try again.');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Rs. 500 paid to Merchant Store')).toBeVisible();
    const keys = payByQr.mock.calls.map(([input]) => input.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const RejectedWithCustomError = meta.story({
  tags: ['no-visual'],
  ...live('failed'),
  parameters: { ...describeState(qrPaymentMachine, 'failed'), expectConsoleError: true },
  play: async ({ canvas, userEvent }) => {
    payByQr.mockRejectedValueOnce(
      new ProblemError({
        id: 'sendInsufficientBalance',
        values: { amount: { amount: '12', naming: 'isoCode' } },
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    const text = 'Your available balance is PKR 12.00. Please enter a lower amount.';
    await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0);
  },
});

/** A wallet that asks for confirmation before paying, with a camera instead of the simulated scan. */
export const CustomStep = meta.story({
  tags: ['no-visual'],
  parameters: describeState(qrPaymentMachine, 'paid'),
  render: () => (
    <FlowStory
      machine={liveMachine.provide({ actors: { decodeQr: patientDecode } })}
      input={{ isConfirmationRequired: true }}
      onLeft={onLeft}
    >
      {(actor) => (
        <QrPaymentFlow
          actor={actor}
          receiver={receiver}
          steps={{
            scanning: ({ actor: running }) => (
              <Screen header={<PageHeader title="Camera" />}>
                <Button onPress={() => running.send({ type: 'code.read', payment: fromServer })}>
                  It sees a code
                </Button>
              </Screen>
            ),
          }}
        />
      )}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'It sees a code' }));
    await expect(await canvas.findByText('Rs. 1,250.50')).toBeVisible();
    await expect(payByQr).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByText('Rs. 1,250.50 paid to Tea House, Anarkali')).toBeVisible();
  },
});

export const Generating = meta.story({
  tags: ['step'],
  ...inState('generating'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
});

export const AmountEntered = meta.story({
  ...inState('generating', { amount: '1500' }),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to, amount: '1500' });
  },
});

export const AmountAndNoteEntered = meta.story({
  tags: ['no-visual'],
  ...inState('generating', entered),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({ to: receiver.to, ...entered });
  },
});

export const UrduNote = meta.story({
  ...inState('generating', { amount: '۲٬۵۰۰٫۵۰', note: 'دوپہر کا کھانا، شکریہ!' }),
  play: async ({ canvas }) => {
    await expect(await scanned(canvas)).toEqual({
      to: receiver.to,
      amount: '2500.5',
      note: 'دوپہر کا کھانا، شکریہ!',
    });
  },
});

export const AmountZero = meta.story({
  ...inState('generating', { amount: '0' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/Amount/));
    await userEvent.tab();
    await expect(
      await canvas.findByText('Please enter a valid amount greater than 0.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
});

export const AmountNotANumber = meta.story(
  inState('generating', { amount: 'a lot', problem: { id: 'invalidAmount' } }),
);

export const AmountEnteredLongTexts = meta.story(
  inState(
    'generating',
    {
      amount: '9999999999.99',
      note: 'For the wedding hall, the caterer and the flowers, as we agreed on the phone',
    },
    renderReceiver(longNamed),
  ),
);

export const AmountTooHigh = meta.story({
  ...live('generating'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Generate/ }));
    await userEvent.type(canvas.getByLabelText(/Amount/), '99999999999');
    await userEvent.tab();
    await expect(
      await canvas.findByText('A code can hold at most Rs. 9,999,999,999.99.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
});

export const Copied = meta.story({
  ...inState('generating', entered),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expectToast('Copied!');
    await expect(writeText).toHaveBeenCalledWith(createPaymentCode({ ...receiver, ...entered }));
  },
});

export const CopyDenied = meta.story({
  ...inState('home'),
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expectToast('Failed to copy link. Please copy manually.');
  },
});

export const SharedWithSystemDialog = meta.story({
  ...inState('generating', entered),
  beforeEach: () => replaceShare(deviceShare),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(deviceShare).toHaveBeenCalledOnce());
    await expect(deviceShare).toHaveBeenCalledWith({
      title: 'Pay Ali Hassan',
      text: expect.stringContaining(createPaymentCode({ ...receiver, ...entered })),
    });
    await expect(writeText).not.toHaveBeenCalled();
  },
});

export const ShareDismissed = meta.story({
  tags: ['no-visual'],
  ...inState('home'),
  beforeEach: () => {
    deviceShare.mockRejectedValue(new DOMException('Closed', 'AbortError'));
    return replaceShare(deviceShare);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(deviceShare).toHaveBeenCalledOnce());
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const ShareDeniedThenCopied = meta.story({
  ...inState('home'),
  beforeEach: () => {
    deviceShare.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    return replaceShare(deviceShare);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Link copied!');
    await expect(writeText).toHaveBeenCalledWith(createPaymentCode(receiver));
  },
});

export const NoShareNoClipboard = meta.story({
  ...inState('home'),
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expectToast('Copy Failed');
  },
});

export const ScanCancelled = meta.story({
  tags: ['no-visual'],
  ...live('home', undefined, patientMachine),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Scan/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'QR Payments' })).toHaveFocus();
    await expect(onLeft).not.toHaveBeenCalled();
  },
});

export const CompletedByMouse = meta.story({
  tags: ['no-visual'],
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
    await step('go back and forward: all input is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Generate/ }));
      await expect(await canvas.findByLabelText(/Amount/)).toHaveValue('1,500');
      await expect(canvas.getByLabelText(/Note/)).toHaveValue('Lunch');
    });
    await step('finish', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await canvas.findByRole('heading', { name: 'QR Payments' });
      await expect(onLeft).not.toHaveBeenCalled();
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('home'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: /^Generate/ }));
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
    await expect(writeText.mock.lastCall?.[0]).toMatch(/5406250\.75.*Books6304[\dA-F]{4}$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'QR Payments' })).toHaveFocus();
  },
});

export const ExitedWithBackButton = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});
