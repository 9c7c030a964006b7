// Small faults, each of a kind that a person could make, and what concerns it where that is not told by the
// modules alone.

/** @type {readonly import('../plant.mjs').Fault[]} */
export const faults = [
  {
    name: 'send money: an amount of nothing leads on',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: `continued: { guard: 'amountIsPositive', target: 'confirming' }`,
    to: `continued: { target: 'confirming' }`,
  },
  {
    name: 'send money: the balance must be more than the amount, not as much',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: 'if (compare(amount, available) > 0) {',
    to: 'if (compare(amount, available) >= 0) {',
  },
  {
    name: 'send money: a balance is asked for again after a failure',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: 'if (context.attempt && isAttemptAt(context.attempt, transferOf(context))) return null;',
    to: '',
  },
  {
    name: 'send money: the time for an answer is not limited',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: `      after: { requestTimeout: { target: 'confirming', actions: 'fail' } },
`,
    to: '',
  },
  {
    name: 'send money: a failure is not said',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: `onError: { target: 'confirming', actions: 'fail' }`,
    to: `onError: { target: 'confirming' }`,
  },
  {
    name: 'send money: the message goes with its spaces',
    file: 'packages/ui/src/flows/send-money/sendMoneyMachine.ts',
    from: 'const message = context.message.trim();',
    to: 'const message = context.message;',
  },
  {
    name: 'send money: the key is a new one with every press',
    file: 'packages/ui/src/requests/attempt.ts',
    from: 'if (previous && isAttemptAt(previous, subject)) return previous;',
    to: '',
  },
  {
    name: 'forms: a failure forgets what was typed',
    file: 'packages/ui/src/flows/submission/submissionMachine.ts',
    from: `onError: { target: 'editing', actions: 'fail' }`,
    to: `onError: { target: 'editing', actions: ['fail', 'startAfresh'] }`,
  },
  {
    name: 'forms: Back leads out while the answer is awaited',
    file: 'packages/ui/src/flows/submission/submissionMachine.ts',
    from: `        after: { requestTimeout: { target: 'editing', actions: 'fail' } },`,
    to: `        on: { back: 'cancelled' },
        after: { requestTimeout: { target: 'editing', actions: 'fail' } },`,
  },
  {
    name: 'forms: a success says nothing',
    file: 'packages/ui/src/flows/submission/submissionMachine.ts',
    from: `if (notice) enqueue.emit({ type: 'toast', tone: 'success', ...notice });`,
    to: '',
  },
  {
    name: 'conversion: into the same currency',
    file: 'packages/ui/src/flows/conversion/conversionRules.ts',
    from: `if (source === target) return { id: 'sameCurrency' };`,
    to: '',
  },
  {
    name: 'conversion: more than there is',
    file: 'packages/ui/src/flows/conversion/conversionRules.ts',
    from: 'if (compare(conversion.source.amount, available) > 0) {',
    to: 'if (compare(conversion.source.amount, available) > 1) {',
  },
  {
    name: 'conversion: what is available is rounded up',
    file: 'packages/ui/src/flows/conversion/conversionRules.ts',
    from: 'const spendable = roundDownTo(available, decimalsOf(source));',
    to: 'const spendable = available;',
  },
  {
    name: 'conversion: the accounts are asked about before the amount',
    file: 'packages/ui/src/flows/conversion/conversionRules.ts',
    from: `if (!isPositive(resultOf(context))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };`,
    to: `if (source === target) return { id: 'sameCurrency' };
  if (!isPositive(resultOf(context))) return { id: 'invalidAmount' };`,
  },
  {
    name: 'conversion: a swap turns one side only',
    file: 'packages/ui/src/flows/conversion/conversionMachine.ts',
    from: `            source: context.target,
            target: context.source,`,
    to: `            source: context.target,
            target: context.target,`,
  },
  {
    name: 'conversion: the dialog stays open after a success',
    file: 'packages/ui/src/flows/conversion/conversionMachine.ts',
    from: `onDone: { target: 'closed', actions: 'finish' }`,
    to: `onDone: { target: 'editing', actions: 'finish' }`,
  },
  {
    name: 'conversion: the amount is kept after a success',
    file: 'packages/ui/src/flows/conversion/conversionMachine.ts',
    from: 'enqueue.assign({ amount: DEFAULT_AMOUNT, attempts: context.attempts.slice(0, -1) });',
    to: 'enqueue.assign({ attempts: context.attempts.slice(0, -1) });',
  },
  {
    name: 'gift: another step can be opened while it is sent',
    file: 'packages/ui/src/flows/gift/giftMachine.ts',
    from: `      // Nobody looks at another step of a gift that is on its way.
      on: { 'step.opened': {} },
`,
    to: '',
  },
  {
    name: 'gift: a failure leads to the first step',
    file: 'packages/ui/src/flows/gift/giftMachine.ts',
    from: `onError: { target: 'celebrating', actions: 'fail' }`,
    to: `onError: { target: 'choosingRecipient', actions: 'fail' }`,
  },
  {
    name: 'bank transfer: another country keeps the bank',
    file: 'packages/ui/src/flows/bank-transfer/bankTransferMachine.ts',
    from: `{ country: event.country, bank: null, accountNumber: '', problem: null }`,
    to: `{ country: event.country, accountNumber: '', problem: null }`,
  },
  {
    name: 'bank transfer: an account of spaces will do',
    file: 'packages/ui/src/flows/bank-transfer/bankTransferMachine.ts',
    from: `context.accountNumber.trim() !== ''`,
    to: `context.accountNumber !== ''`,
  },
  {
    name: 'bill: another amount still counts as the bill',
    file: 'packages/ui/src/flows/bill-payment/billDetails.ts',
    from: 'provider === bill?.provider && amount === plainOf(bill.amount)',
    to: 'provider === bill?.provider',
  },
  {
    name: 'bill: the account may be missing',
    file: 'packages/ui/src/flows/bill-payment/billDetails.ts',
    from: `const fields = ['provider', 'accountNumber', 'amount'] as const;`,
    to: `const fields = ['provider', 'amount'] as const;`,
  },
  {
    name: 'identity check: a file that is still being read is passed over',
    file: 'packages/ui/src/flows/kyc/kycMachine.ts',
    from: `                    continued: [
                      { guard: 'isReading' },
                      {
                        guard: { type: 'isGiven', params: { part: 'address' } },`,
    to: `                    continued: [
                      {
                        guard: { type: 'isGiven', params: { part: 'address' } },`,
  },
  {
    name: 'lock: it opens when the device refuses',
    file: 'packages/ui/src/screens/lock/lockMachine.ts',
    from: `onError: { target: 'refused', actions: { type: 'refuse', params: { id: 'unlockFailed' } } }`,
    to: `onError: { target: 'unlocked' }`,
  },
  {
    name: 'lock: a press is enough where biometrics are asked for',
    file: 'packages/ui/src/screens/lock/lockMachine.ts',
    from: `needsDevice: ({ context }) => context.method === 'biometrics'`,
    to: `needsDevice: ({ context }) => context.method === 'press'`,
  },
  {
    name: 'figures: a tie is rounded down',
    file: 'packages/ui/src/format/decimal.ts',
    from: 'Decimal.RM = Big.roundHalfUp;',
    to: 'Decimal.RM = Big.roundHalfEven;',
  },
  {
    name: 'figures: a comma is read as a point',
    file: 'packages/ui/src/format/parseAmount.ts',
    from: 'const DECIMAL_SIGNS = /[\\u066b\\u06d4]/g;',
    to: 'const DECIMAL_SIGNS = /[\\u066b\\u06d4\\u060c]/g;',
  },
  {
    name: 'figures: the total leaves silver out',
    file: 'packages/ui/src/format/convert.ts',
    from: 'return add(pkr, multiply(gold, GOLD_PRICE), multiply(silver, SILVER_PRICE));',
    to: 'return add(pkr, multiply(gold, GOLD_PRICE));',
  },
  {
    name: 'client: no key goes with a posting',
    file: 'packages/api/src/client/createApiClient.ts',
    from: `const headers = new Headers({ 'Idempotency-Key': idempotencyKey });`,
    to: 'const headers = new Headers();',
  },
  {
    name: 'client: an answer of another shape is taken as it is',
    file: 'packages/api/src/client/createApiClient.ts',
    from: `if (!parsed.success) throw new WrongShapeError(request, describeIssues(parsed.issues));
  return parsed.output;`,
    to: 'return (parsed.success ? parsed.output : JSON.parse(text)) as T;',
  },
  {
    name: 'client: a status of failure is an answer',
    file: 'packages/api/src/client/createApiClient.ts',
    from: 'if (!response.ok) throw new ApiError(response.status, text || response.statusText);',
    to: '',
  },
  {
    name: 'client: an error of the network is swallowed',
    file: 'packages/api/src/client/createApiClient.ts',
    from: 'throw new NetworkError(request, cause);',
    to: `return { request, response: new Response('[]'), text: '[]' };`,
  },
  {
    name: 'client: both entries of a conversion have one key',
    file: 'packages/api/src/commands/convert.ts',
    from: 'idempotencyKey: `${idempotencyKey}:2`',
    to: 'idempotencyKey: `${idempotencyKey}:1`',
  },
  {
    name: 'client: a sale of metal is posted in the wrong currency',
    file: 'packages/api/src/commands/conversionPostings.ts',
    from: `return [posting(sold.sale, source), posting('deposit', target)];`,
    to: `return [posting(sold.sale, source), posting('deposit', { ...target, currency: source.currency })];`,
  },
  {
    name: 'client: what was read is not read again after a posting',
    file: 'packages/api/src/queries/refreshWallet.ts',
    from: `refetchType: 'all'`,
    to: `refetchType: 'none'`,
  },
  {
    name: 'client: an amount of zero may be posted',
    file: 'packages/api/src/schemas/amount.ts',
    from: `  v.regex(/[1-9]/, 'must be above zero'),
`,
    to: '',
  },
  {
    name: 'ledger: the same key posts twice',
    file: 'packages/mocks/src/ledger/postOnce.ts',
    from: 'if (entry) return { ledger, entry };',
    to: '',
  },
  {
    name: 'ledger: another request may use the key',
    file: 'packages/mocks/src/ledger/postOnce.ts',
    from: 'if (answered && answered.request !== request) {',
    to: 'if (answered && !answered.request) {',
  },
  {
    name: 'ledger: a balance may fall below zero',
    file: 'packages/mocks/src/ledger/postEntry.ts',
    from: `.lt('0')) {`,
    to: `.lt('-1')) {`,
  },
  {
    name: 'ledger: what is pending counts',
    file: 'packages/mocks/src/ledger/booking.ts',
    from: `if (entry.accountId !== account.id || entry.status !== 'completed') return ZERO;`,
    to: 'if (entry.accountId !== account.id) return ZERO;',
  },
  {
    name: 'ledger: a withdrawal adds',
    file: 'packages/mocks/src/ledger/booking.ts',
    from: 'return { units: CREDITS.has(type) ? units : units.neg() };',
    to: 'return { units };',
  },
  {
    name: 'ledger: foreign money counts as rupees',
    file: 'packages/mocks/src/ledger/booking.ts',
    from: 'const units = unit === currency ? decimal(amount) : decimal(amount).div(rate);',
    to: 'const units = decimal(amount);',
  },
  {
    name: 'ledger: the history begins with the oldest',
    file: 'packages/mocks/src/ledger/balances.ts',
    from: 'Date.parse(b.timestamp) - Date.parse(a.timestamp)',
    to: 'Date.parse(a.timestamp) - Date.parse(b.timestamp)',
  },
  {
    name: 'view: Send does nothing',
    file: 'packages/ui/src/flows/send-money/ConfirmTransfer.tsx',
    from: `onPress={() => actor.send({ type: 'confirmed' })}`,
    to: 'onPress={() => {}}',
    stories: ['stories/Flows/SendMoney.stories.tsx', 'stories/Pages/SendMoney.stories.tsx'],
  },
  {
    name: 'view: Send can be pressed while it is sent',
    file: 'packages/ui/src/flows/send-money/ConfirmTransfer.tsx',
    from: `          isPending={isSending}
`,
    to: '',
    stories: ['stories/Pages/SendMoney.stories.tsx'],
  },
  {
    name: 'view: a problem is not told',
    file: 'packages/ui/src/flows/shared/ProblemNotice.tsx',
    from: 'if (!problem || except.includes(problem.id)) return null;',
    to: 'if (!problem || except.length === 0) return null;',
    stories: ['stories/Flows/SendMoney.stories.tsx'],
  },
  {
    name: 'view: a new step leaves the focus where it was',
    file: 'packages/ui/src/components/FlowFrame/FlowFrame.tsx',
    from: `    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
`,
    to: '',
    stories: ['stories/Components/FlowFrame.stories.tsx', 'stories/Flows/SendMoney.stories.tsx'],
  },
  {
    name: 'view: the end of a flow takes no focus',
    file: 'packages/ui/src/components/SuccessPanel/SuccessPanel.tsx',
    from: 'useEffect(() => heading.current?.focus({ preventScroll: true }), []);',
    to: 'useEffect(() => {}, []);',
    stories: ['stories/Components/SuccessPanel.stories.tsx'],
  },
  {
    name: 'view: Try again loses the focus',
    file: 'packages/ui/src/components/LoadableRegion/LoadableRegion.tsx',
    from: `      region?.focus({ preventScroll: true });
`,
    to: '',
    stories: ['stories/Components/LoadableRegion.stories.tsx'],
  },
  {
    name: 'view: a wrong form does not lead to its field',
    file: 'packages/ui/src/flows/shared/Form.tsx',
    from: `    firstAtFault(form)?.focus();
`,
    to: '',
    stories: ['stories/Flows/BillPayment.stories.tsx'],
  },
  {
    name: 'view: Back has no name',
    file: 'packages/ui/src/components/PageHeader/PageHeader.tsx',
    from: `              aria-label={t('back')}
              isDisabled`,
    to: '              isDisabled',
    stories: ['stories/Components/PageHeader.stories.tsx'],
  },
  {
    name: 'view: a failed payment has a check',
    file: 'packages/ui/src/components/StatusIcon/StatusIcon.tsx',
    from: `['failed', CircleX],`,
    to: `['failed', CircleCheck],`,
    stories: ['stories/Components/StatusIcon.stories.tsx'],
    pictures: true,
  },
  {
    name: 'view: a password is shown',
    file: 'packages/ui/src/components/PasswordField/PasswordField.tsx',
    from: 'useState(false)',
    to: 'useState(true)',
    stories: ['stories/Components/PasswordField.stories.tsx'],
  },
  {
    name: 'view: an error stands in faint letters',
    file: 'packages/ui/src/components/ErrorState/ErrorState.tsx',
    from: '<p className={styles.description}>',
    to: '<p className={styles.description} style={{ opacity: 0.5 }}>',
    stories: ['stories/Components/ErrorState.stories.tsx'],
  },
  {
    name: 'view: an error is not said at once',
    file: 'packages/ui/src/components/ErrorState/ErrorState.tsx',
    from: '<div role="alert" className={styles.error}>',
    to: '<div className={styles.error}>',
    stories: ['stories/Components/ErrorState.stories.tsx', 'stories/Pages/Home.stories.tsx'],
  },
  {
    name: 'view: a dialog can be left while money moves',
    file: 'packages/ui/src/flows/conversion/ConversionDialog.tsx',
    from: `      isDismissable={!isConverting}
`,
    to: '',
    stories: ['stories/Flows/Conversion.stories.tsx'],
    names: 'Converting ',
  },
  {
    name: 'view: nothing says that the link was copied',
    file: 'packages/ui/src/components/CopyButton/CopyButton.tsx',
    from: `{status !== 'idle' && labels[status]}`,
    to: '',
    stories: ['stories/Components/CopyButton.stories.tsx'],
  },
  {
    name: 'view: the disabled Back looks as if it could be pressed',
    file: 'packages/ui/src/components/Button/Button.css.ts',
    from: `'&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },`,
    to: '',
    stories: ['stories/Components/PageHeader.stories.tsx'],
    pictures: true,
  },
];
