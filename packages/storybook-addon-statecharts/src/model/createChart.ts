import {
  StateMachine,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import type { Chart, ChartInvoke, ChartState, ChartTransition, ChartTrigger } from './chart';
import { formatGuard, getActionNames, getEmittedTypes, type Actions } from './implementations';

export const getStateId = (node: AnyStateNode): string => node.path.join('.');

/** Returns a state's transitions for an event, in XState's test order. */
const getCandidates = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];

/** Returns a transition's id in the chart; null if it is not in the config, like the initial one. */
export function getTransitionId(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const index = getCandidates(source, eventType).indexOf(transition);
  return index === -1 ? null : `${getStateId(source)}|${eventType}|${index}`;
}

function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)];
}

const listTransitions = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

function createInvokes(node: AnyStateNode): ChartInvoke[] {
  const actors = node.machine.implementations.actors as Record<string, unknown>;
  return node.invoke.map(({ id }, index) => {
    const { src } = [node.config.invoke].flat()[index] as { src: unknown };
    const isNamed = typeof src === 'string';
    const logic = isNamed ? actors[src] : src;
    return { id, src: isNamed ? src : id, isMachine: logic instanceof StateMachine };
  });
}

function createDelay(machine: AnyStateMachine, delay: unknown): ChartTrigger {
  if (typeof delay === 'number') return { kind: 'after', name: null, ms: delay };
  const name = String(delay);
  const known: unknown = machine.implementations.delays[name];
  return { kind: 'after', name, ms: typeof known === 'number' ? known : null };
}

function createTrigger(node: AnyStateNode, transition: AnyTransitionDefinition): ChartTrigger {
  const { eventType } = transition;
  if (eventType === '') return { kind: 'always' };
  const delayed = node.after.find((candidate) => candidate.eventType === eventType);
  if (delayed) return createDelay(node.machine, delayed.delay);
  if (eventType === `xstate.done.state.${node.id}`) return { kind: 'finished' };
  for (const { id, src } of createInvokes(node)) {
    if (eventType === `xstate.done.actor.${id}`) return { kind: 'done', invoke: id, src };
    if (eventType === `xstate.error.actor.${id}`) return { kind: 'error', invoke: id, src };
    if (eventType === `xstate.snapshot.${id}`) return { kind: 'snapshot', invoke: id, src };
  }
  return { kind: 'event', type: eventType };
}

/** Resolves a history state's default target: `#id`, or a sibling. */
function resolveFallback(parent: AnyStateNode, target: string): string {
  if (target.startsWith('#')) return getStateId(parent.machine.getStateNodeById(target.slice(1)));
  return [...parent.path, ...target.replace(/^\./, '').split('.')].join('.');
}

function createState(node: AnyStateNode, actions: Actions): ChartState {
  const { description, parent } = node;
  const fallback: unknown = node.type === 'history' ? node.config.target : undefined;
  return {
    id: getStateId(node),
    name: parent ? node.key : node.machine.id,
    parent: parent ? getStateId(parent) : null,
    kind: node.type,
    history: node.type === 'history' ? node.history || 'shallow' : undefined,
    fallback:
      typeof fallback === 'string' && parent ? [resolveFallback(parent, fallback)] : undefined,
    initial: node.type === 'compound' ? node.initial.target?.map(getStateId) : undefined,
    description,
    tags: node.tags,
    entry: getActionNames(node.entry),
    exit: getActionNames(node.exit),
    emits: getEmittedTypes([...node.entry, ...node.exit], actions),
    invokes: createInvokes(node),
  };
}

function createTransition(transition: AnyTransitionDefinition, actions: Actions): ChartTransition {
  const { source, eventType, description } = transition;
  const targets = transition.target?.map(getStateId) ?? [];
  return {
    id: getTransitionId(transition) ?? '',
    source: getStateId(source),
    targets,
    trigger: createTrigger(source, transition),
    eventType,
    guard: formatGuard(transition.guard),
    index: getCandidates(source, eventType).indexOf(transition),
    actions: getActionNames(transition.actions),
    emits: getEmittedTypes(transition.actions, actions),
    reenters: transition.reenter,
    isForbidden: targets.length === 0 && transition.actions.length === 0,
    description,
  };
}

export function createChart({ id, root, implementations }: AnyStateMachine): Chart {
  const { actions } = implementations;
  const nodes = listNodes(root);
  return {
    id,
    description: root.description,
    states: nodes.map((node) => createState(node, actions)),
    transitions: nodes
      .flatMap(listTransitions)
      .map((transition) => createTransition(transition, actions)),
  };
}
