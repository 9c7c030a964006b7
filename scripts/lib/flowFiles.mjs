// The files that a new flow begins with: an amount in PKR, the actor that is asked, its end.

/**
 * @param {string} name
 * @param {readonly string[]} taken the folders of the flows that there are
 * @throws when it is no name for a flow
 */
export function checkFlowName(name, taken) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)+$/.test(name)) {
    throw new Error(`"${name}" is no name for a flow: it is a verb and a noun, such as top-up.`);
  }
  if (taken.includes(name)) throw new Error(`There is a flow ${name} already.`);
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The spellings of a name: `top-up` is `TopUp`, `topUp`, `TOP_UP` and `Top up`.
 * @param {string} name
 */
export function spellingsOf(name) {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return {
    folder: name,
    Pascal: pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    CONSTANT: words.join('_').toUpperCase(),
    RULE: words.join('').toUpperCase(),
    Title: capital(words.join(' ')),
    StoryTitle: words.map(capital).join(' '),
  };
}

/** @typedef {ReturnType<typeof spellingsOf>} Spellings */

/** @param {Spellings} of */
const machine = ({ Pascal, camel, CONSTANT, RULE }) => `import {
  assign,
  enqueueActions,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlain } from '../../format';
import { attemptFor, REQUEST_TIMEOUT, simulate, type Attempt } from '../../requests';
import {
  errorOf,
  problemOfError,
  problemToast,
  type FlowEmitted,
  type FlowTag,
  type LeftOutcome,
} from '../shared';

/** What is asked of the world: do this, once per key. */
export interface Submit${Pascal}Input {
  /** PKR, a plain decimal string. */
  amount: string;
  idempotencyKey: string;
}

/** What the flow knows. */
export interface ${Pascal}Context {
  /** What the person typed, untouched. */
  amount: string;
  problem: Problem | null;
  attempt: Attempt | null;
}

/** What the person does. */
export type ${Pascal}Event =
  | { type: 'amount.changed'; amount: string }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

/** How long the simulation takes, ms (docs/rules.md ${RULE}-2). */
const PROCESSING = 2000;

/** What is submitted; null while something that it needs is missing. */
function orderOf({ amount }: ${Pascal}Context) {
  const plain = parseAmount(amount);
  return plain === null ? null : { amount: toPlain(plain) };
}

/**
 * What it is for, in one sentence. Asks the actor \`submit${Pascal}\`, which rejects when nothing
 * happened; simulated until it is provided. Emits \`toast\`, and \`left\` once, when the person leaves
 * or is done. docs/rules.md ${RULE}-1.
 */
export const ${camel}Machine = setup({
  types: {
    context: {} as ${Pascal}Context,
    events: {} as ${Pascal}Event,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: { submit${Pascal}: simulate<unknown, Submit${Pascal}Input>(PROCESSING) },
  actions: {
    leave: enqueueActions(({ enqueue }, { outcome }: { outcome: LeftOutcome }) =>
      enqueue.emit({ type: 'left', outcome }),
    ),
    fail: enqueueActions(({ event, enqueue }) => {
      const error = errorOf(event);
      const problem = problemOfError(error, { id: 'submissionFailed' });
      enqueue(() => console.error(error));
      enqueue.assign({ problem });
      enqueue.emit(problemToast(problem));
    }),
  },
  guards: { amountIsPositive: ({ context }) => isPositive(parseAmount(context.amount)) },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: '${camel}',
  context: { amount: '', problem: null, attempt: null },
  initial: 'enteringAmount',
  states: {
    enteringAmount: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        submitted: { guard: 'amountIsPositive', target: 'submitting' },
        back: 'cancelled',
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => attemptFor(context.attempt, orderOf(context)),
      }),
      invoke: {
        id: 'submit${Pascal}',
        src: 'submit${Pascal}',
        input: ({ context }) => {
          const order = orderOf(context);
          if (!order || !context.attempt) throw new Error('${camel}: nothing to submit.');
          return { ...order, idempotencyKey: context.attempt.key };
        },
        onDone: 'done',
        onError: { target: 'enteringAmount', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'enteringAmount', actions: 'fail' } },
    },
    done: { tags: 'over', on: { finished: 'completed' } },
    cancelled: { tags: 'over', entry: { type: 'leave', params: { outcome: 'cancelled' } } },
    completed: { tags: 'over', entry: { type: 'leave', params: { outcome: 'completed' } } },
  },
});

/** A running \`${camel}Machine\`. */
export type ${Pascal}Actor = ActorRefFrom<typeof ${camel}Machine>;
/** How a \`${camel}Machine\` stands. */
export type ${Pascal}Snapshot = SnapshotFrom<typeof ${camel}Machine>;

/** The steps that the person sees, in their order. */
export const ${CONSTANT}_STEPS = ['enteringAmount', 'done'] as const;
/** A step of the flow. */
export type ${Pascal}Step = (typeof ${CONSTANT}_STEPS)[number];

/** The step shown: who submits still enters. */
export function ${camel}Step(snapshot: ${Pascal}Snapshot): ${Pascal}Step {
  return snapshot.matches('done') || snapshot.matches('completed') ? 'done' : 'enteringAmount';
}
`;

/** @param {Spellings} of */
const plan = ({
  folder,
  camel,
}) => `import { ${camel}Machine } from '@rad-wallet/ui/flows/${folder}';
import type { Plan } from '../plan';

/** How a test explores the flow. */
export const ${camel}Plan: Plan<typeof ${camel}Machine> = {
  machine: ${camel}Machine,
  events: [
    { type: 'amount.changed', amount: '1500' },
    { type: 'amount.changed', amount: '0' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
  ],
  toasts: ['submissionFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, problem }) => [amount, problem?.id],
};
`;

/** @param {Spellings} of */
const machineTest = ({ Pascal, camel }) => `import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../testing/startMachine';
import { ${camel}Machine, type Submit${Pascal}Input } from './${camel}Machine';

type Submit = (input: Submit${Pascal}Input) => Promise<unknown>;

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function submitted(submit: Submit, amount = '1,500') {
  const started = startMachine(
    ${camel}Machine.provide({
      actors: {
        submit${Pascal}: fromPromise<unknown, Submit${Pascal}Input>(({ input }) => submit(input)),
      },
    }),
  );
  const again = async (typed: string) => {
    started.actor.send({ type: 'amount.changed', amount: typed });
    started.actor.send({ type: 'submitted' });
    await settle();
  };
  await again(amount);
  return { ...started, again, state: () => started.actor.getSnapshot().value };
}

describe('${camel}Machine', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it.each(['', '0', '-5', 'abc'])('submits nothing for %j', async (amount) => {
    const submit = vi.fn<Submit>(async () => {});
    const { state } = await submitted(submit, amount);
    expect(state()).toBe('enteringAmount');
    expect(submit).not.toHaveBeenCalled();
  });

  it('asks in plain decimals, and is left once', async () => {
    const submit = vi.fn<Submit>(async () => {});
    const { actor, left, state } = await submitted(submit, 'Rs. ۱٬۵۰۰');
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      amount: '1500',
      idempotencyKey: expect.any(String),
    });
    expect(state()).toBe('done');
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });

  it('keeps everything after a failure; the same again goes under the same key, else another', async () => {
    const submit = vi.fn<Submit>().mockRejectedValue(new Error('500: no'));
    const { actor, again, state, toasts } = await submitted(submit);
    expect(state()).toBe('enteringAmount');
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1,500',
      problem: { id: 'submissionFailed' },
    });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'submissionFailed' }]);
    await again('1500.00');
    await again('1600');
    const keys = submit.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('sends nothing twice, and gives up after 30 s, not before', async () => {
    const submit = vi.fn<Submit>(() => new Promise(() => {}));
    const { actor, clock, state } = await submitted(submit);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'back' });
    clock.increment(29_999);
    expect(state()).toBe('submitting');
    expect(submit).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(state()).toBe('enteringAmount');
  });
});
`;

/** @param {Spellings} of */
const enterAmount = ({ Pascal, camel }) => `import { useSelector } from '@xstate/react';
import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import { AmountStep } from '../shared/AmountStep';
import { ProblemNotice } from '../shared/ProblemNotice';
import type { ${Pascal}Actor } from './${camel}Machine';

/** Step 1: how much. */
export function EnterAmount({ actor }: { actor: ${Pascal}Actor }) {
  const t = useTranslations('${camel}');
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  return (
    <AmountStep
      actor={actor}
      title={t('title')}
      subtitle={t('subtitle')}
      progress={<Stepper step={1} total={2} label={t('progress')} />}
      onBack={() => actor.send({ type: 'back' })}
      amountLabel={t('amount')}
      submitLabel={t('submit')}
      canSubmit={canSubmit}
      isPending={isSubmitting}
      pendingLabel={t('submitting')}
      onSubmit={() => actor.send({ type: 'submitted' })}
      problem={<ProblemNotice actor={actor} />}
    >
      {null}
    </AmountStep>
  );
}
`;

/** @param {Spellings} of */
const done = ({ Pascal, camel }) => `import { useSelector } from '@xstate/react';
import { formatAmount, parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import { SuccessStep } from '../shared/SuccessStep';
import type { ${Pascal}Actor } from './${camel}Machine';

/** Step 2: done. */
export function Done({ actor }: { actor: ${Pascal}Actor }) {
  const t = useTranslations('${camel}');
  const tCommon = useTranslations('common');
  const amount = useSelector(actor, ({ context }) => parseAmount(context.amount) ?? '0');
  return (
    <SuccessStep
      title={t('doneTitle')}
      description={t('doneText', { amount: formatAmount(amount, 'PKR') })}
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'finished' })}
    />
  );
}
`;

/** @param {Spellings} of */
const flow = ({ Pascal, camel, CONSTANT }) => `import { useSelector } from '@xstate/react';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { Done } from './Done';
import { EnterAmount } from './EnterAmount';
import {
  ${CONSTANT}_STEPS,
  ${camel}Step,
  type ${Pascal}Actor,
  type ${Pascal}Step,
} from './${camel}Machine';

export interface ${Pascal}FlowProps {
  /** A running \`${camel}Machine\`; its owner decides where \`left\` leads and shows its toasts. */
  actor: ${Pascal}Actor;
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<${Pascal}Step, ${Pascal}Actor>;
}

/** What a person does here, step by step. */
export function ${Pascal}Flow({ actor, steps }: ${Pascal}FlowProps) {
  const step = useSelector(actor, ${camel}Step);
  return (
    <FlowView
      actor={actor}
      step={step}
      depth={${CONSTANT}_STEPS.indexOf(step) + 1}
      steps={steps}
      views={{
        enteringAmount: () => <EnterAmount actor={actor} />,
        done: () => <Done actor={actor} />,
      }}
    />
  );
}
`;

/** @param {Spellings} of */
const index = ({ Pascal, camel, CONSTANT }) => `export {
  ${CONSTANT}_STEPS,
  ${camel}Machine,
  ${camel}Step,
  type ${Pascal}Actor,
  type ${Pascal}Context,
  type ${Pascal}Event,
  type ${Pascal}Snapshot,
  type ${Pascal}Step,
  type Submit${Pascal}Input,
} from './${camel}Machine';
export { ${Pascal}Flow, type ${Pascal}FlowProps } from './${Pascal}Flow';
`;

/** @param {Spellings} of */
const messages = ({ camel, Title, RULE }) => `/** ${Title}. docs/rules.md ${RULE}-1. */
export const ${camel} = {
  title: '${Title}',
  subtitle: 'Say how much',
  progress: '${Title}',
  amount: 'Amount (PKR)',
  submit: 'Continue',
  submitting: 'Processing...',
  doneTitle: 'Done',
  doneText: '{amount} went through.',
} as const;
`;

/** ‘New service’ stands for the name, which nobody but a person can translate. */
const TRANSLATED = {
  ur: {
    title: 'نئی سروس',
    subtitle: 'رقم بتائیں',
    progress: 'نئی سروس',
    amount: 'رقم (روپے)',
    submit: 'جاری رکھیں',
    submitting: 'کارروائی جاری ہے…',
    doneTitle: 'ہو گیا',
    doneText: '{amount} کی کارروائی مکمل ہو گئی۔',
  },
  ar: {
    title: 'خدمة جديدة',
    subtitle: 'حدّد المبلغ',
    progress: 'خدمة جديدة',
    amount: 'المبلغ (بالروبية)',
    submit: 'متابعة',
    submitting: 'جارٍ التنفيذ…',
    doneTitle: 'تم',
    doneText: 'تم تنفيذ {amount}.',
  },
};

/**
 * @param {Spellings} of
 * @param {keyof typeof TRANSLATED} language
 */
const translatedMessages = ({ camel, Title }, language) => {
  const lines = Object.entries(TRANSLATED[language]).map(([key, text]) => `  ${key}: '${text}',\n`);
  return `import type { ${camel} as english } from '../en/${camel}';
import type { Shape } from '../shape';

// Give it the name that people know for ‘${Title}’; docs/glossary.md has the words.
export const ${camel} = {
${lines.join('')}} satisfies Shape<typeof english>;
`;
};

/** @param {Spellings} of */
const stories = ({
  folder,
  Pascal,
  camel,
  StoryTitle,
}) => `import preview from '#.storybook/preview';
import { ${Pascal}Flow, ${camel}Machine } from '@rad-wallet/ui/flows/${folder}';
import { request } from '@rad-wallet/ui/requests';
import { expect, fn } from 'storybook/test';
import { flowStories } from '../support/flowStories';
import { inState } from '../support/FlowStory';
import { tabTo } from '../support/keyboard';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const submit${Pascal} = fn().mockName('submit${Pascal}');

const { live, onLeft, still } = flowStories({
  machine: ${camel}Machine,
  live: ${camel}Machine.provide({
    actors: { submit${Pascal}: request((asked) => submit${Pascal}(asked)) },
  }),
  view: (actor) => <${Pascal}Flow actor={actor} />,
});

const meta = preview.meta({
  title: 'Flows/${StoryTitle}',
  component: ${Pascal}Flow,
  beforeEach: () => {
    onLeft.mockReset();
    submit${Pascal}.mockReset().mockResolvedValue({});
  },
});

async function submit({ canvas, userEvent }: StoryContext, amount: string) {
  await userEvent.type(await canvas.findByLabelText(/Amount/), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

export const EnteringAmount = meta.story(still('enteringAmount'));

export const AmountEntered = meta.story(still('enteringAmount', { amount: '1,500' }));

export const SubmissionFailed = meta.story(
  still('enteringAmount', { amount: '1,500', problem: { id: 'submissionFailed' } }),
);

export const Submitting = meta.story(still('submitting', { amount: '1,500' }));

export const Done = meta.story(still('done', { amount: '1,500' }));

export const FailedThenDone = meta.story({
  tags: ['no-visual'],
  ...live('done'),
  parameters: { ...inState(${camel}Machine, 'done'), expectConsoleError: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    submit${Pascal}.mockRejectedValueOnce(new Error('500: Not today'));
    await submit(context, '1,500');
    await expectToast('Something went wrong');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Done' });
    const keys = submit${Pascal}.mock.calls.map(([asked]) => asked.idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
});

export const WalkedByKeyboard = meta.story({
  tags: ['no-visual'],
  ...live('completed'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tabTo(context, await canvas.findByLabelText(/Amount/));
    await userEvent.keyboard('250.75{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Done' })).toHaveFocus();
    await tabTo(context, canvas.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    await expect(onLeft.mock.calls).toEqual([['completed']]);
  },
});

export const LeftByBack = meta.story({
  tags: ['no-visual'],
  ...live('cancelled'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Back' }));
    await expect(onLeft.mock.calls).toEqual([['cancelled']]);
  },
});
`;

/** @param {Spellings} of */
const course = ({
  Pascal,
  camel,
  folder,
}) => `import { ${camel}Plan } from '@rad-wallet/testing/flows/${folder}';
import { ${Pascal}Flow } from '@rad-wallet/ui/flows/${folder}';
import { en } from '@rad-wallet/ui/messages/en';
import { course } from '../course';

export const ${camel} = course({
  plans: [${camel}Plan],
  view: (actor) => <${Pascal}Flow actor={actor} />,
  gestures: {
    'amount.changed': ({ type }, { amount }) => type(en.${camel}.amount, amount),
    submitted: ({ press }) => press(en.${camel}.submit),
    finished: ({ press }) => press(en.common.done),
    back: ({ press }) => press(en.common.back),
  },
});
`;

/**
 * @param {string} name
 * @returns {Record<string, string>} contents by path relative to the root
 */
export function flowFiles(name) {
  const of = spellingsOf(name);
  const folder = `packages/ui/src/flows/${name}`;
  return {
    [`${folder}/${of.camel}Machine.ts`]: machine(of),
    [`${folder}/${of.camel}Machine.test.ts`]: machineTest(of),
    [`${folder}/EnterAmount.tsx`]: enterAmount(of),
    [`${folder}/Done.tsx`]: done(of),
    [`${folder}/${of.Pascal}Flow.tsx`]: flow(of),
    [`${folder}/index.ts`]: index(of),
    [`packages/ui/src/messages/en/${of.camel}.ts`]: messages(of),
    [`packages/ui/src/messages/ur/${of.camel}.ts`]: translatedMessages(of, 'ur'),
    [`packages/ui/src/messages/ar/${of.camel}.ts`]: translatedMessages(of, 'ar'),
    [`packages/testing/src/flows/${name}.ts`]: plan(of),
    [`stories/Flows/${of.Pascal}.stories.tsx`]: stories(of),
    [`stories/support/walks/courses/${of.camel}.tsx`]: course(of),
  };
}

/**
 * What the files of the project that know all flows hold once there is another one.
 * @param {string} name
 * @returns {Record<string, (content: string) => string>} changes by path relative to the root
 */
export function flowChanges(name) {
  const { camel, folder, Pascal, RULE, Title } = spellingsOf(name);
  const anchor = Title.toLowerCase().replaceAll(' ', '-');
  const withMessages = (/** @type {string} */ content) => `${content}export * from './${camel}';\n`;
  const withPart = (/** @type {string} */ content) =>
    content.replace(/\n\}/, `\n  ${camel}: () => import('./${camel}'),\n}`);
  return {
    ...Object.fromEntries(
      ['en', 'ur', 'ar'].flatMap((language) => [
        [`packages/ui/src/messages/${language}/later.ts`, withMessages],
        [`packages/ui/src/messages/${language}/parts.ts`, withPart],
      ]),
    ),
    'stories/support/walks/courses/index.ts': (content) =>
      `${content}export { ${camel} } from './${camel}';\n`,
    'stories/Walks/Flows.stories.tsx': (content) =>
      `${content}\nexport const ${Pascal} = meta.story(walkStory(courses.${camel}));\n`,
    'docs/rules.md': (content) =>
      content.replace(/^(\[Money and formats\].*)$/m, `$1 · [${Title}](#${anchor})`).replace(
        '<!-- oxfmt-ignore-end -->',
        `## ${Title}

| Id | Rule | Code |
| --- | --- | --- |
| ${RULE}-1 | **Steps.** Enter an amount, done. Say here what must be true. | \`ui/flows/${folder}\` |
| ${RULE}-2 | **Simulated**, 2 s, until the actor is provided. | \`ui/flows/${folder}/${camel}Machine.ts\` |

<!-- oxfmt-ignore-end -->`,
      ),
  };
}
