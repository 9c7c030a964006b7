import preview from '#.storybook/preview';
import { bankTransferPlan } from '@rad-wallet/testing/features/bank-transfer';
import { Avatar } from '@rad-wallet/ui/Avatar';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import {
  BankTransferFlow,
  bankTransferMachine,
  type BankCountry,
  type BankTransferActor,
  type BankTransferFlowProps,
} from '@rad-wallet/ui/features/bank-transfer';
import { ProblemError } from '@rad-wallet/ui/engine';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { request } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import type { LoadableItems } from '@rad-wallet/ui/types';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { bankCountries } from '../../apps/wallet/src/features/bank-transfer/bankCountries';
import { profile } from '@rad-wallet/mocks/samples';
import { authorize, demandPin, expectConsent } from '../support/consent';
import { createFlowStories } from '../support/createFlowStories';
import { createListStories } from '../support/createListStories';
import { FlowStory, describeState, type FlowState } from '../support/FlowStory';
import {
  createInDoubtContext,
  createConsentContext,
  createRepeatContext,
  FINDING,
  REPEATING,
  UNRESOLVED,
} from '../support/inDoubt';
import { money } from '../support/money';
import { answerCheck, waitForAnswer } from '../support/payeeCheck';
import { tabTo } from '../support/keyboard';
import { followPlan } from '@rad-wallet/testing/user';
import type { StoryContext } from '../support/types';

type Context = FlowState<typeof bankTransferMachine>['context'];

const toPakistan: Context = {
  country: 'PK',
  bank: 'HBL',
  accountNumber: 'PK36 HABB 0000 0011 2345 6702',
};
const toAmerica: Context = {
  country: 'US',
  bank: 'Bank of America',
  accountNumber: '000123456789',
};

const longBank = 'The National Commercial Bank of the Eastern Province and its Islands';
const longHolder = 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi';

const input = { money, initialAmount: '25000' };
const submitBankTransfer = fn().mockName('submitBankTransfer');

const view = (
  actor: BankTransferActor,
  changed: Partial<Omit<BankTransferFlowProps, 'actor'>> = {},
) => (
  <BankTransferFlow
    actor={actor}
    countries={bankCountries}
    accountHolder={profile.name}
    {...changed}
  />
);

const sending = bankTransferMachine.provide({
  actors: { submitBankTransfer: request(submitBankTransfer) },
});

const { live, onLeft, inState } = createFlowStories({
  machine: bankTransferMachine,
  input,
  live: sending,
  view: (actor) => view(actor),
});

const renderList =
  (state: string, context?: Context) => (countries: LoadableItems<BankCountry>) => (
    <FlowStory machine={bankTransferMachine} input={input} at={{ state, context }}>
      {(actor) => view(actor, { countries })}
    </FlowStory>
  );

const countryList = createListStories({
  items: bankCountries,
  failure: 'The countries could not be loaded',
  view: renderList('choosingCountry', toPakistan),
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Pakistan.*Chosen/ })).toBeVisible();
  },
});
const countryParameters = describeState(bankTransferMachine, 'choosingCountry');

const bankList = createListStories({
  items: bankCountries,
  failure: 'The banks could not be loaded',
  view: renderList('choosingBank', toPakistan),
  playLoaded: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /HBL.*Chosen/ })).toBeVisible();
  },
});
const banksWithCodes: readonly BankCountry[] = [
  {
    code: 'PK',
    hasIban: true,
    banks: [
      { code: 'HABBPKKA', name: 'HBL' },
      { code: 'SCBLPKKX', name: 'Standard Chartered' },
    ],
  },
];
const toStandardChartered: Context = {
  country: 'PK',
  bank: 'SCBLPKKX',
  bankName: 'Standard Chartered',
};

const bankParameters = describeState(bankTransferMachine, 'choosingBank');

const meta = preview.meta({
  title: 'Flows/Bank Transfer',
  component: BankTransferFlow,
  parameters: {
    languages: {
      names: [longHolder, longBank, 'Standard Chartered'],
    },
    // Use a separate iframe on the docs page, where open dialogs would overlap.
    docs: { story: { inline: false, iframeHeight: '844px' } },
  },
  beforeEach: () => {
    onLeft.mockReset();
    submitBankTransfer.mockReset();
  },
});

async function currencyChosen({ canvas }: StoryContext, currency: string) {
  const trigger = await canvas.findByRole(
    'button',
    { name: new RegExp(`${currency}.*Currency|Currency.*${currency}`) },
    { timeout: 10_000 },
  );
  await expect(trigger).toBeVisible();
}

const announcement = () =>
  screen.findByRole('alertdialog', { name: 'Transfer submitted' }, { timeout: 10_000 });

const followToConfirmation = (context: StoryContext) =>
  followPlan(context, bankTransferPlan, 'confirming', {
    'country.chosen': { country: 'QA' },
    'bank.chosen': { bank: 'Qatar National Bank' },
    'account.changed': { accountNumber: 'QA58DOHB00001234567890ABCDEFG' },
  });

const confirmButton = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Confirm Transfer' });

export const ChoosingCountry = meta.story({
  tags: ['step'],
  ...inState('choosingCountry'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Bank Transfer - Step 1 of 4' }),
    ).toBeVisible();
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    await expect(names).toEqual([
      'USUnited States',
      'PKPakistan',
      'QAQatar',
      'SASaudi Arabia',
      'BHBahrain',
    ]);
  },
});

export const CountryPreselected = meta.story(inState('choosingCountry', toPakistan));

export const ChoosingBank = meta.story({
  tags: ['step'],
  ...inState('choosingBank', { country: 'PK' }),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    await expect(names).toEqual(['HBL', 'UBL', 'MCB']);
  },
});

export const ChoosingBankInUnitedStates = meta.story(inState('choosingBank', { country: 'US' }));

export const ChoosingBankInQatar = meta.story(inState('choosingBank', { country: 'QA' }));

export const ChoosingBankInSaudiArabia = meta.story(inState('choosingBank', { country: 'SA' }));

export const ChoosingBankInBahrain = meta.story(inState('choosingBank', { country: 'BH' }));

export const BankPreselected = meta.story(inState('choosingBank', toPakistan));

const oneCountry: readonly BankCountry[] = [
  {
    code: 'ID',
    name: 'Indonesia',
    banks: [
      { code: 'BMRIIDJA', name: 'Bank Mandiri', logo: <Avatar initials="BM" /> },
      { code: 'CENAIDJA', name: 'BCA' },
    ],
  },
];

/** A wallet for one country, whose banks have codes and logos. */
export const OneCountry = meta.story({
  tags: ['no-visual'],
  parameters: describeState(bankTransferMachine, 'enteringAccount'),
  render: () => (
    <FlowStory machine={bankTransferMachine} input={{ money, country: 'ID' }} onLeft={onLeft}>
      {(actor) => view(actor, { countries: oneCountry })}
    </FlowStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bank Transfer - Step 1 of 3' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bank Mandiri' }));
    await expect(await canvas.findByText('Enter the account at Bank Mandiri')).toBeVisible();
    await expect(canvas.getByLabelText('Account Number')).toHaveValue('');
  },
});

/** The account can be used nevertheless. */
export const IbanWithTypingError = meta.story({
  tags: ['step'],
  ...inState(
    'enteringAccount',
    { ...toStandardChartered, accountNumber: 'PK36 SCBL 0000 0011 2345 6720' },
    (actor) => view(actor, { countries: banksWithCodes }),
    sending,
  ),
});

/** The advice disappears while the account is edited, and is repeated on the last step. */
export const IbanOfAnotherBank = meta.story({
  tags: ['no-visual'],
  ...inState(
    'enteringAccount',
    { country: 'PK', bank: 'HABBPKKA', accountNumber: 'PK36 SCBL 0000 0011 2345 6702' },
    (actor) => view(actor, { countries: banksWithCodes }),
    sending,
  ),
  parameters: describeState(bankTransferMachine, 'confirming'),
  play: async ({ canvas, userEvent }) => {
    const advice = 'It belongs to an account at Standard Chartered.';
    await expect(await canvas.findByText(advice)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('IBAN'), ' ');
    await expect(canvas.queryByText(advice)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(advice)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm Transfer' })).toBeEnabled();
  },
});

export const ConfirmingSimilarName = meta.story({
  tags: ['translated'],
  ...inState(
    'confirming',
    { ...toStandardChartered, accountNumber: 'PK36 SCBL 0000 0011 2345 6702' },
    (actor) =>
      view(actor, {
        countries: banksWithCodes,
        checkPayee: answerCheck({ result: 'closeMatch', name: 'M. Ahmed Khan' }),
      }),
    sending,
  ),
  play: waitForAnswer,
});

export const ChoosingBankLongTexts = meta.story(
  inState('choosingBank', { country: 'PK', bank: longBank }, (actor) =>
    view(actor, { countries: [{ code: 'PK', banks: [longBank, 'HBL'] }] }),
  ),
);

export const EnteringIban = meta.story({
  tags: ['step'],
  ...inState('enteringAccount', { ...toPakistan, accountNumber: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('IBAN')).toHaveValue('');
    const proceed = canvas.getByRole('button', { name: 'Continue' });
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect(proceed).toHaveAccessibleDescription('Enter the IBAN.');
  },
});

export const EnteringAccountNumber = meta.story({
  ...inState('enteringAccount', { ...toAmerica, accountNumber: '' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account Number')).toHaveValue('');
    const proceed = canvas.getByRole('button', { name: 'Continue' });
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await expect(proceed).toHaveAccessibleDescription('Enter the account number.');
  },
});

export const BlankAccountNumber = meta.story({
  tags: ['no-visual'],
  ...inState('enteringAccount', { ...toPakistan, accountNumber: '   ' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const AccountEntered = meta.story({
  ...inState('enteringAccount', toPakistan),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const Confirming = meta.story({
  tags: ['step'],
  ...inState('confirming', toPakistan),
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Ali Hassan')).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('25000');
    await expect(canvas.getByText('Transfers typically take 1-3 business days.')).toBeVisible();
    await currencyChosen(context, 'PKR');
  },
});

export const ConfirmingToUnitedStates = meta.story({
  ...inState('confirming', { ...toAmerica, amount: '1250.75', currency: 'USD' }),
  play: async (context) => {
    await expect(context.canvas.getByText('Account Number')).toBeVisible();
    await currencyChosen(context, 'USD');
  },
});

export const ConfirmingGold = meta.story({
  ...inState('confirming', { ...toPakistan, amount: '2.5', currency: 'GOLD' }),
  play: async (context) => {
    await currencyChosen(context, 'Gold');
  },
});

export const ConfirmingLongTexts = meta.story({
  ...inState(
    'confirming',
    {
      ...toPakistan,
      bank: longBank,
      accountNumber: 'PK36HABB0000001123456702000000112345670200000011234567020000001123456702',
      amount: '123456789012345678.34',
    },
    (actor) => view(actor, { accountHolder: longHolder }),
  ),
  play: async (context) => {
    await currencyChosen(context, 'PKR');
  },
});

export const Submitting = meta.story({
  tags: ['step'],
  ...inState('submitting', toPakistan),
  play: async (context) => {
    const { canvas } = context;
    await currencyChosen(context, 'PKR');
    await expect(canvas.getByText('Submitting...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /Currency/ })).toBeDisabled();
  },
});

const inDoubt = {
  ...toPakistan,
  ...createInDoubtContext({
    payee: 'HBL, PK36SCBL0000001123456702',
    amount: '25000',
    currency: 'PKR',
  }),
};

export const AskedToRepeat = meta.story({
  tags: ['no-visual'],
  ...inState('asking', {
    ...toPakistan,
    ...createRepeatContext({
      payee: 'HBL, PK36SCBL0000001123456702',
      amount: '25000',
      currency: 'PKR',
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Currency/, hidden: true }, { timeout: 10_000 });
  },
});

export const AskedForConsent = meta.story({
  tags: ['no-visual'],
  ...inState(
    'asking',
    {
      ...toPakistan,
      ...createConsentContext({
        payee: 'HBL, PK36SCBL0000001123456702',
        amount: '25000',
        currency: 'PKR',
      }),
    },
    (actor) => view(actor, { authorize }),
  ),
  beforeEach: demandPin,
  play: () => expectConsent('HBL, PK36SCBL0000001123456702', 'Rs. 25,000.00'),
});

export const PaymentInDoubt = meta.story(inState(UNRESOLVED, inDoubt));

export const CheckingPayment = meta.story(inState(REPEATING, inDoubt));

export const FindingPayment = meta.story({ tags: ['no-visual'], ...inState(FINDING, inDoubt) });

export const TransferFailed = meta.story({
  tags: ['step'],
  ...inState('confirming', { ...toPakistan, problem: { id: 'transferFailed' } }),
  play: async (context) => {
    const { canvas } = context;
    await currencyChosen(context, 'PKR');
    await expect(canvas.getByText('Transfer Failed')).toBeVisible();
    await expect(
      canvas.getByText('There was an error sending the money. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('25000');
    await expect(await confirmButton(context)).toBeEnabled();
  },
});

export const Announced = meta.story({
  tags: ['step'],
  ...inState('announced', toPakistan),
  play: async () => {
    const alert = await announcement();
    await expect(alert).toHaveAccessibleDescription(
      'Your transfer to HBL was submitted. Transfers typically take 1-3 business days. ' +
        'Demonstration: nothing is sent and no money moves.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toBeVisible());
  },
});

export const AnnouncedLongTexts = meta.story({
  ...inState('announced', { ...toPakistan, bank: longBank }),
  play: async () => {
    await announcement();
  },
});

/** The amount in the last step is not validated: an empty amount is accepted. */
export const EmptyAmountAccepted = meta.story({
  ...live('announced', undefined, bankTransferMachine),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await followToConfirmation(context);
    await userEvent.clear(await canvas.findByLabelText('Amount'));
    await userEvent.click(await confirmButton(context));
    await announcement();
    await expect(onLeft).not.toHaveBeenCalled();
  },
});

export const CurrencyChanged = meta.story({
  ...inState('confirming', toPakistan),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await currencyChosen(context, 'PKR');
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Silver/ }));
    await currencyChosen(context, 'Silver');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('25000');
  },
});

export const CompletedByMouse = meta.story({
  ...live('completed'),
  play: async ({ canvas, userEvent, step }) => {
    await step('choose a country and a bank', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Pakistan/ }));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await userEvent.click(await canvas.findByRole('button', { name: /UBL/ }));
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Bank Transfer - Step 3 of 4' }),
      ).toHaveFocus();
    });
    await step('go back and forward: all input is kept', async () => {
      await userEvent.type(canvas.getByLabelText('IBAN'), 'PK36UNIL');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /UBL.*Chosen/ }));
      await expect(await canvas.findByLabelText('IBAN')).toHaveValue('PK36UNIL');
    });
    await step('another country clears the account', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
      await userEvent.click(await canvas.findByRole('button', { name: /United States/ }));
      await userEvent.click(await canvas.findByRole('button', { name: /Wells Fargo/ }));
      const account = await canvas.findByLabelText('Account Number');
      await expect(account).toHaveValue('');
      await userEvent.type(account, '000123456789');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('confirm once', async () => {
      await waitFor(() => expect(canvas.getByText('Wells Fargo')).toBeVisible());
      await expect(canvas.getByText('000123456789')).toBeVisible();
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm Transfer' }));
      await announcement();
      await expect(submitBankTransfer).toHaveBeenCalledOnce();
      await expect(submitBankTransfer.mock.calls[0]?.[0]).toMatchObject({
        country: 'US',
        bank: 'Wells Fargo',
        accountNumber: '000123456789',
        amount: '25000',
        currency: 'PKR',
      });
      await expect(onLeft).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await expect(onLeft.mock.calls).toEqual([['completed']]);
    });
  },
});

export const CompletedByKeyboard = meta.story({
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByRole('button', { name: /United States/ }));
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Bank Transfer - Step 2 of 4' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Chase/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Account Number')).toHaveFocus();
    await userEvent.keyboard('000123456789{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Bank Transfer - Step 4 of 4' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await announcement();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onLeft.mock.calls).toEqual([['completed']]));
  },
});

export const FailedThenAnnounced = meta.story({
  tags: ['no-visual'],
  ...live('announced'),
  parameters: { ...describeState(bankTransferMachine, 'announced'), expectConsoleError: true },
  play: async (context) => {
    submitBankTransfer.mockRejectedValueOnce(new Error('503: The bank is unavailable'));
    await followToConfirmation(context);
    await context.userEvent.click(await confirmButton(context));
    const text = 'There was an error sending the money. Please try again.';
    await expect((await context.canvas.findAllByText(text)).length).toBeGreaterThan(0);
    await context.userEvent.click(await confirmButton(context));
    await announcement();
    const inputs = submitBankTransfer.mock.calls.map(([input]) => input);
    await expect(inputs[1]).toEqual(inputs[0]);
  },
});

/** The app's error about the amount replaces the flow's own, and is shown beside the field. */
export const AmountRejectedByApp = meta.story({
  ...live('confirming'),
  parameters: { ...describeState(bankTransferMachine, 'confirming'), expectConsoleError: true },
  play: async (context) => {
    submitBankTransfer.mockRejectedValueOnce(new ProblemError({ id: 'invalidAmount' }));
    await followToConfirmation(context);
    await currencyChosen(context, 'PKR');
    const amount = context.canvas.getByLabelText('Amount');
    await context.userEvent.clear(amount);
    await context.userEvent.type(amount, '0');
    await context.userEvent.click(await confirmButton(context));
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveValue('0');
    await expect(context.canvas.queryByText('Transfer Failed')).not.toBeInTheDocument();
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

/** A custom step receives the running actor; the success alert still opens above it. */
export const CustomStep = meta.story({
  ...live('announced', (actor) => (
    <BankTransferFlow
      actor={actor}
      countries={bankCountries}
      accountHolder={profile.name}
      steps={{
        confirming: ({ actor: running }) => (
          <Screen
            header={<PageHeader title="All correct?" />}
            footer={
              <Button isFullWidth onPress={() => running.send({ type: 'submitted' })}>
                Transfer now
              </Button>
            }
          >
            <Callout>Your bank asks nothing for this.</Callout>
          </Screen>
        ),
      }}
    />
  )),
  play: async (context) => {
    await followToConfirmation(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'All correct?' }),
    ).toHaveFocus();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Transfer now' }));
    await announcement();
    await expect(submitBankTransfer).toHaveBeenCalledOnce();
  },
});

export const CountriesLoading = meta.story({
  ...countryList.loading,
  parameters: countryParameters,
});

export const CountriesLoadError = meta.story({
  ...countryList.loadError,
  parameters: countryParameters,
});

export const CountriesLoadedAfterRetry = meta.story({
  ...countryList.loadedAfterRetry,
  parameters: countryParameters,
});

export const BanksLoading = meta.story({ ...bankList.loading, parameters: bankParameters });

export const BanksLoadError = meta.story({ ...bankList.loadError, parameters: bankParameters });

export const BanksLoadedAfterRetry = meta.story({
  ...bankList.loadedAfterRetry,
  parameters: bankParameters,
});
