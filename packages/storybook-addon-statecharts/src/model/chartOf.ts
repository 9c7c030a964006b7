import {
  StateMachine,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import type { Chart, ChartInvoke, ChartState, ChartTransition, ChartTrigger } from './chart';
import { emitsOf, guardOf, namesOf, setsOf, type Implementations } from './names';

export const idOf = (node: AnyStateNode): string => node.path.join('.');

/** A state node and its descendants, parents first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** The transitions of a state by event type, in the order in which XState tests them. */
function candidatesOf(node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] {
  const always = node.always ? [['', node.always] as [string, AnyTransitionDefinition[]]] : [];
  return [...node.transitions, ...always];
}

/** Every transition of a machine with its id in the chart. */
export function transitionsOf(machine: AnyStateMachine): ListedTransition[] {
  return nodesOf(machine.root).flatMap((node) =>
    candidatesOf(node).flatMap(([eventType, candidates]) =>
      candidates.map((transition, place) => ({
        id: `${idOf(node)}|${eventType}|${place}`,
        node,
        transition,
        place,
        places: candidates.length,
      })),
    ),
  );
}

interface ListedTransition {
  id: string;
  node: AnyStateNode;
  transition: AnyTransitionDefinition;
  place: number;
  places: number;
}

function invokesOf(node: AnyStateNode): ChartInvoke[] {
  const actors = node.machine.implementations.actors as Record<string, unknown>;
  return node.invoke.map(({ id }, index) => {
    const configured = [node.config.invoke].flat()[index] as { src?: unknown } | undefined;
    const logic = typeof configured?.src === 'string' ? actors[configured.src] : configured?.src;
    return {
      id,
      src: typeof configured?.src === 'string' ? configured.src : id,
      isMachine: logic instanceof StateMachine,
    };
  });
}

function delayOf(machine: AnyStateMachine, delay: unknown): ChartTrigger {
  if (typeof delay === 'number') return { kind: 'after', name: null, ms: delay };
  const name = String(delay);
  const figure = Number(name);
  // A numeric key of `after` is in milliseconds.
  if (!Number.isNaN(figure)) return { kind: 'after', name: null, ms: figure };
  const known: unknown = machine.implementations.delays[name];
  return { kind: 'after', name, ms: typeof known === 'number' ? known : null };
}

function triggerOf(node: AnyStateNode, transition: AnyTransitionDefinition): ChartTrigger {
  const { eventType } = transition;
  if (eventType === '') return { kind: 'always' };
  const delayed = node.after.find((candidate) => candidate.eventType === eventType);
  if (delayed) return delayOf(node.machine, delayed.delay);
  if (eventType === `xstate.done.state.${node.id}`) return { kind: 'finished' };
  if (eventType === 'xstate.route') {
    return { kind: 'route', to: transition.target?.map(idOf).join(', ') ?? '' };
  }
  for (const { id, src } of invokesOf(node)) {
    if (eventType === `xstate.done.actor.${id}`) return { kind: 'done', invoke: id, src };
    if (eventType === `xstate.error.actor.${id}`) return { kind: 'error', invoke: id, src };
    if (eventType === `xstate.snapshot.${id}`) return { kind: 'snapshot', invoke: id, src };
  }
  return { kind: 'event', type: eventType };
}

function stateOf(node: AnyStateNode, known: Implementations): ChartState {
  const { machine } = node;
  const { description } = node;
  const fallback: unknown = node.type === 'history' ? node.config.target : undefined;
  return {
    id: idOf(node),
    name: node.parent ? node.key : machine.id,
    parent: node.parent ? idOf(node.parent) : null,
    kind: node.type,
    ...(node.type === 'history' && { history: node.history || 'shallow' }),
    ...(typeof fallback === 'string' &&
      node.parent && { fallback: [fallbackOf(node.parent, fallback)] }),
    ...(node.type === 'compound' && { initial: node.initial.target?.map(idOf) ?? [] }),
    ...(description !== undefined && { description }),
    tags: node.tags,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    emits: emitsOf([...node.entry, ...node.exit], known),
    invokes: invokesOf(node),
  };
}

/** Resolves the default target of a history state: `#id`, or a sibling. */
function fallbackOf(parent: AnyStateNode, target: string): string {
  if (target.startsWith('#')) return idOf(parent.machine.getStateNodeById(target.slice(1)));
  return [...parent.path, ...target.replace(/^\./, '').split('.')].join('.');
}

/** XState wraps the guard of a route in its own; returns the guard of the config. */
function writtenGuard(transition: AnyTransitionDefinition): unknown {
  if (transition.eventType !== 'xstate.route') return transition.guard;
  return (transition.target?.[0]?.config as { route?: { guard?: unknown } } | undefined)?.route
    ?.guard;
}

function chartTransition(
  { id, node, transition, place, places }: ListedTransition,
  known: Implementations,
): ChartTransition {
  const guard = guardOf(writtenGuard(transition));
  const targets = transition.target?.map(idOf) ?? [];
  const trigger = triggerOf(node, transition);
  // XState lists all routes under one event type, but each is tested alone.
  const isAlone = trigger.kind === 'route';
  return {
    id,
    source: idOf(node),
    targets,
    trigger,
    eventType: transition.eventType,
    ...(guard && { guard }),
    place: isAlone ? 0 : place,
    places: isAlone ? 1 : places,
    actions: namesOf(transition.actions),
    sets: setsOf(transition.actions),
    emits: emitsOf(transition.actions, known),
    reenters: transition.reenter,
    isForbidden: targets.length === 0 && transition.actions.length === 0,
    ...(transition.description !== undefined && { description: transition.description }),
  };
}

/** Reads a machine into plain data. */
export function chartOf(machine: AnyStateMachine): Chart {
  const known: Implementations = machine.implementations.actions;
  const { description } = machine.root;
  return {
    id: machine.id,
    ...(description !== undefined && { description }),
    states: nodesOf(machine.root).map((node) => stateOf(node, known)),
    transitions: transitionsOf(machine).map((transition) => chartTransition(transition, known)),
  };
}
