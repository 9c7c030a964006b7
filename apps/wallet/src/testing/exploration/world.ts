import { createApiClient } from '@rad-wallet/api';
import { keepIntents, resumeIntents, type IntentStore } from '@rad-wallet/ui/engine';
import { request, REQUEST_TIMEOUT, type Attempt } from '@rad-wallet/ui/requests';
import { createActor, fromPromise, SimulatedClock, type Actor, type AnyStateMachine } from 'xstate';
import { getIntentStore } from '../../platform/storage/intents';
import { createMemoryDevice } from '../../platform/storage/testing/memoryStorage';
import { plantFault, reserveNothing, type Fault } from './faults';
import { PAYMENTS, type Flow, type Payment } from './flows';
import { createNetwork, type MessageAction } from './network';
import { createServer, ORIGIN } from './server';

export const TABS = ['tab 1', 'tab 2', 'device 2'] as const;
export type Tab = (typeof TABS)[number];

export interface Situation {
  flow: Flow;
  tabs: readonly Tab[];
  fault?: Fault | null;
  /** What else may happen than payments and answers. @default everything */
  events?: RegExp;
}

/** One step of a trace, in words: `tab 1: pay a`, `request 1: is answered`. */
export type Action = string;

/** What a person who uses a device knows of its payments, by payee. */
interface Person {
  store: IntentStore;
  /** How many payments the person means to have made. */
  meant: Map<string, number>;
  /** Payees whose payment was neither shown as made nor as refused. */
  open: Set<string>;
  /** Keys shown as made. */
  shown: Set<string>;
  /** Keys shown as refused, which are not used any more. */
  refused: Set<string>;
}

interface RunningTab {
  person: Person;
  actor: Actor<AnyStateMachine>;
  clock: SimulatedClock;
  stopKeeping: () => void;
  /** Keys that it showed in doubt. */
  doubted: Set<string>;
}

interface FlowSnapshot {
  value: unknown;
  context: { attempt: Attempt | null };
  hasTag: (tag: string) => boolean;
  can: (event: object) => boolean;
}

const WAIT = 'wait 30 s';

/** After these events, the outcome of the request is unknown. */
const NO_ANSWER = [WAIT, 'breaks off'];

const read = ({ actor }: RunningTab) => actor.getSnapshot() as unknown as FlowSnapshot;

const settle = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

interface Device {
  machine: AnyStateMachine;
  send: (input: { idempotencyKey: string }, signal: AbortSignal) => Promise<unknown>;
  find: (key: string) => Promise<unknown>;
}

/** Providing actors parses the whole machine again, so the worlds of a situation take turns with one machine. */
const devices = new WeakMap<Flow, Map<string, Device>>();

function prepareDevice({ flow, fault = null }: Situation, index: number): Device {
  const known = devices.get(flow) ?? new Map<string, Device>();
  devices.set(flow, known);
  const name = `${index} ${fault}`;
  const found = known.get(name);
  if (found) return found;
  const device: Device = {
    send: async () => null,
    find: async () => null,
    machine: plantFault(flow.machine, fault).provide({
      actors: {
        // As `useMoneyRequest` and `useHostActors` send it.
        [flow.actor]: request<unknown, { idempotencyKey: string }>((input, { signal }) =>
          device.send(input, signal),
        ),
        ...(flow.find && {
          findResult: fromPromise<unknown, { idempotencyKey: string }>(({ input }) =>
            device.find(input.idempotencyKey),
          ),
        }),
      },
    } as never),
  };
  known.set(name, device);
  return device;
}

/** The flow in one or more tabs, the network and the server. Nothing happens in it except by `act`. */
export function createWorld({ flow, tabs, fault = null, events = /./ }: Situation) {
  const server = createServer(fault === 'no hold' ? reserveNothing : undefined);
  const network = createNetwork(server, ORIGIN);
  const api = createApiClient({ fetch: network.fetch });
  const people: Person[] = [];
  const running = new Map<Tab, RunningTab>();
  /** Whom the first request of each key pays. */
  const payees = new Map<string, string>();
  const problems: string[] = [];
  const trace: Action[] = [];
  let tries = 0;

  const toText = (payee: unknown) => String(payee);

  function createPerson(): Person {
    const stored = getIntentStore(createMemoryDevice());
    const store = { ...stored, ...(fault === 'intents dropped on reload' && { load: () => [] }) };
    const person: Person = {
      store,
      meant: new Map(),
      open: new Set(),
      shown: new Set(),
      refused: new Set(),
    };
    people.push(person);
    return person;
  }

  const getMachine = (person: Person): AnyStateMachine => {
    const device = prepareDevice({ flow, tabs, fault }, people.indexOf(person));
    device.send = async ({ idempotencyKey: key, ...input }, signal) => {
      const payee = toText(flow.getPayee(input as never));
      if (!payees.has(key)) payees.set(key, payee);
      tries += 1;
      const idempotencyKey = fault === 'a new key on each try' ? `${key}-${tries}` : key;
      const sending = flow.send(api, input as never, { idempotencyKey, signal });
      if (fault === 'success before the answer') {
        sending.catch(() => {});
        return { units: '1', navPrice: '1' };
      }
      const output = await sending;
      person.store.remove(key);
      // The page may have gone; the history, which is loaded again, shows the payment.
      person.shown.add(key);
      person.open.delete(payee);
      return output;
    };
    device.find = async (key) => (flow.find ? flow.find(api, key) : null);
    return device.machine;
  };

  /** Opens the page, as `useResumableActor` does. */
  function openTab(person: Person): RunningTab {
    const machine = getMachine(person);
    const clock = new SimulatedClock();
    const snapshot = resumeIntents(machine, flow.input as never, person.store.load(machine.id));
    const actor = createActor(machine, { input: flow.input, clock, snapshot } as never);
    const stopKeeping = keepIntents(actor as never, machine.id, person.store, () => new Date(0));
    actor.start();
    for (const event of flow.given) actor.send(event as never);
    const tab = { person, actor, clock, stopKeeping, doubted: new Set<string>() };
    const { context } = read(tab);
    if (context.attempt && read(tab).hasTag('doubt')) tab.doubted.add(context.attempt.key);
    return tab;
  }

  const firstDevice = createPerson();
  for (const tab of tabs) {
    running.set(tab, openTab(tab === 'device 2' ? createPerson() : firstDevice));
  }

  const getTab = (name: Tab): RunningTab => {
    const tab = running.get(name);
    if (!tab) throw new Error(`${name} is not open`);
    return tab;
  };

  const effectsOf = (key: string) => (flow.isConversion ? [`${key}:1`, `${key}:2`] : [key]);

  const countEffects = (key: string) => {
    const keys = server.listKeys();
    const written =
      fault === 'a new key on each try'
        ? keys.filter((one) => one.startsWith(`${key}-`))
        : keys.filter((one) => effectsOf(key).includes(one));
    return server.isReversed(key) ? 0 : written.length;
  };
  const isPosted = (key: string) => countEffects(key) > 0;
  const isWhole = (key: string) => countEffects(key) === effectsOf(key).length;

  /** Compares what a tab showed before with what it shows now. */
  function observe(tab: RunningTab, before: FlowSnapshot, what: string): void {
    const after = read(tab);
    if (after === before) return;
    const { person } = tab;
    const { attempt } = after.context;
    const payee = toText(flow.getShownPayee(after.context as never));
    if (after.hasTag('busy') && attempt && !(before.hasTag('busy') && before.context.attempt)) {
      if (!person.open.has(payee)) person.meant.set(payee, (person.meant.get(payee) ?? 0) + 1);
      person.open.add(payee);
      person.refused.delete(attempt.key);
    }
    const key = before.context.attempt?.key;
    if (!before.hasTag('busy') || after.hasTag('busy') || key === undefined) return;
    if (after.hasTag('doubt')) tab.doubted.add(key);
    else if (after.value === flow.succeeded) {
      if (!isWhole(key)) problems.push(`shown as sent, but not posted`);
      if (payees.get(key) !== payee) {
        problems.push(`shown as sent to ${payee}, but ${payees.get(key)} was paid`);
      }
      person.shown.add(key);
      person.open.delete(payee);
    } else if (attempt?.key === key && !attempt.isRefused) {
      const isUnknown = tab.doubted.has(key) || NO_ANSWER.includes(what);
      if (isUnknown) problems.push('shown as failed, but the outcome is unknown');
    } else {
      person.refused.add(key);
      person.open.delete(payee);
    }
  }

  function findProblem(): string | null {
    const contradiction = server.findContradiction();
    if (contradiction !== null) problems.push(contradiction);
    for (const person of people) {
      for (const key of person.refused) {
        if (isPosted(key)) problems.push('shown as refused, but posted');
      }
      const posted = new Map<string, number>();
      for (const [key, payee] of payees) {
        if (!ownsKey(person, key)) continue;
        const effects = Math.ceil(countEffects(key) / effectsOf(key).length);
        posted.set(payee, (posted.get(payee) ?? 0) + effects);
        if (isPosted(key) && !isKnown(person, key)) problems.push('posted, and nothing shows it');
      }
      for (const [payee, count] of posted) {
        const meant = person.meant.get(payee) ?? 0;
        if (count > meant) problems.push(`${payee} was paid ${count} times instead of ${meant}`);
      }
    }
    return problems[0] ?? null;
  }

  const owners = new Map<string, Person>();
  const ownsKey = (person: Person, key: string) => owners.get(key) === person;
  const listAttempts = ({ context: { attempt } }: FlowSnapshot) =>
    attempt ? [attempt.key, ...(attempt.earlier ?? []).map((one) => one.key)] : [];

  /** Whether the person has seen the payment, or finds it on opening the flow. */
  const isKnown = (person: Person, key: string) =>
    person.shown.has(key) ||
    person.store.load(flow.machine.id).some((intent) => intent.key === key) ||
    [...running.values()].some(
      (tab) => tab.person === person && listAttempts(read(tab)).includes(key),
    );

  const isPayment = (name: string): name is Payment => PAYMENTS.includes(name as Payment);

  function actOnTab(name: Tab, what: string, before: FlowSnapshot | undefined): void {
    const tab = getTab(name);
    if (what === 'leave and open') {
      // A request continues when its page is left.
      tab.stopKeeping();
      tab.actor.stop();
      const opened = openTab(tab.person);
      running.set(name, opened);
      const shown = listAttempts(read(opened));
      if (tab.person.store.load(flow.machine.id).some(({ key }) => !shown.includes(key))) {
        problems.push('stored as unfinished, but not shown on opening');
      }
      return;
    }
    const payment = what.replace('pay ', '');
    if (what === WAIT) tab.clock.increment(REQUEST_TIMEOUT);
    else if (isPayment(payment))
      for (const event of flow.pay(payment)) tab.actor.send(event as never);
    else tab.actor.send({ type: what, at: '2026-11-27T09:00:00Z' } as never);
    if (before) observe(tab, before, what);
    const { attempt } = read(tab).context;
    if (attempt && !owners.has(attempt.key)) owners.set(attempt.key, tab.person);
  }

  function listTabActions(name: Tab): Action[] {
    const snapshot = read(getTab(name));
    const isAtStart = snapshot.value === flow.start;
    const actions = [
      ...(isAtStart ? PAYMENTS.map((payment) => `pay ${payment}`) : []),
      ...(snapshot.hasTag('busy') ? [WAIT] : []),
      ...(!isAtStart && snapshot.can({ type: 'submitted' }) ? ['submitted'] : []),
      ...(!isAtStart && snapshot.hasTag('doubt') && snapshot.can({ type: 'back' }) ? ['back'] : []),
      ...(snapshot.value !== flow.start || snapshot.context.attempt ? ['leave and open'] : []),
    ];
    return actions.map((what) => `${name}: ${what}`);
  }

  const listMessageActions = (index: number): Action[] =>
    network.listActions(index).map((what) => `request ${index + 1}: ${what}`);

  const world = {
    listActions: (): Action[] =>
      [
        ...[...running.keys()].flatMap(listTabActions),
        ...network.messages.flatMap((_message, index) => listMessageActions(index)),
      ].filter((action) => /: (pay .|arrives|is answered)$/.test(action) || events.test(action)),

    act: async (action: Action): Promise<void> => {
      trace.push(action);
      const [where = '', what = ''] = action.split(': ');
      const before = new Map([...running].map(([name, tab]) => [name, read(tab)]));
      const [, number] = /^request (\d+)$/.exec(where) ?? [];
      const name = TABS.find((tab) => tab === where);
      if (name) {
        actOnTab(name, what, before.get(name));
        before.set(name, read(getTab(name)));
      } else await network.act(Number(number) - 1, what as MessageAction);
      await settle();
      for (const [tab, snapshot] of before) observe(getTab(tab), snapshot, what);
    },

    /** What happened so far. */
    trace: trace as readonly Action[],

    /** Returns what has gone wrong, or null. */
    findProblem,

    /** Lets everything arrive and checks what is in doubt. Returns what stays in doubt, or went wrong. */
    resolve: async (): Promise<string | null> => {
      const exchange = async () => {
        for (;;) {
          const next = network.messages
            .flatMap((_message, index) => listMessageActions(index))
            .find((action) => /: (arrives|is answered)$/.test(action));
          if (next === undefined) return;
          await world.act(next);
        }
      };
      await exchange();
      for (const [name, tab] of running) {
        if (!read(tab).hasTag('doubt')) continue;
        await world.act(`${name}: submitted`);
        await exchange();
        if (read(tab).hasTag('doubt')) problems.push('in doubt for ever');
      }
      return findProblem();
    },

    /** Equal for situations in which the same can happen. */
    describe: (): string => {
      const names = new Map<string, string>();
      const toName = (key: string) => {
        const name = names.get(key) ?? `key${names.size}`;
        names.set(key, name);
        return name;
      };
      const listStored = (person: Person) => person.store.load(flow.machine.id);
      const text = JSON.stringify([
        network.messages.map(({ key, isOpen, answer, end, isRepeated }) => [
          key && key.replace(/^[^:]+/, (id) => toName(id)),
          isOpen,
          answer?.status,
          end,
          isRepeated,
        ]),
        [...running.values()].map((tab) => {
          const { value, context } = read(tab);
          return [
            value,
            toText(flow.getShownPayee(context as never)),
            listAttempts({ context } as FlowSnapshot).map(toName),
            context.attempt?.isRejected,
            [...tab.doubted].map(toName),
            tab.clock.now() % REQUEST_TIMEOUT,
          ];
        }),
        people.map((person) => [
          listStored(person).map(({ key, isRejected }) => [toName(key), isRejected]),
          [...person.meant],
          [...person.open],
          ...[person.shown, person.refused].map((keys) => [...keys].map(toName)),
        ]),
        server.describe(),
        server.listKeys().map((key) => key.replace(/^[^:]+/, (id) => toName(id))),
      ]);
      return text;
    },

    isInDoubt: () => [...running.values()].some((tab) => read(tab).hasTag('doubt')),

    end: () => {
      for (const { actor, stopKeeping } of running.values()) {
        stopKeeping();
        actor.stop();
      }
    },
  };
  return world;
}

export type World = ReturnType<typeof createWorld>;
