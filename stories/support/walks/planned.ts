import {
  coveringPaths,
  transitionsOf as wantedOf,
  type CoveringPath,
  type CoveringStep,
  type Plan,
} from '@rad-wallet/testing';
import { transitionsOf } from 'storybook-addon-statecharts/model';
import type { AnyTransitionDefinition } from 'xstate';
import { machineOf, type AnyCourse } from './course';

/** A walk: how it begins, and what happens on it. */
export interface PlannedWalk extends CoveringPath {
  /** The plan that it begins by. */
  plan: Plan;
}

/** The walks of a course, and what no walk passes. */
export interface Planned {
  walks: readonly PlannedWalk[];
  /** Ids of all transitions that count. */
  counted: readonly string[];
  /** Ids of those that no walk passes. */
  left: readonly string[];
  /** The id of a transition in the machine's chart. */
  idOf: (transition: AnyTransitionDefinition) => string;
}

/** The name by which a course knows what a person does for a step. */
export const gestureOf = ({ events }: CoveringStep) => events.map(({ type }) => type).join('+');

/** Lays the walks of a course from its machine: shortest ways on to what none has passed yet. */
export function planWalks(course: AnyCourse): Planned {
  const machine = machineOf(course);
  const ids = new Map<unknown, string>(
    transitionsOf(machine).map(({ id, transition }) => [transition, id]),
  );
  const idOf = (transition: AnyTransitionDefinition) => ids.get(transition) ?? transition.eventType;
  const counted = wantedOf(machine).map(idOf);
  const wanted = new Set(wantedOf(machine));
  const { chains, isOffered = () => true } = course;
  const walks = course.plans.flatMap((plan) =>
    coveringPaths(plan, {
      wanted,
      chains,
      isOffered: (snapshot, event) => isOffered(snapshot, event, plan),
    }).map((path) => ({ ...path, plan })),
  );
  return { walks, counted, left: [...wanted].map(idOf), idOf };
}
