import type { Plan } from '@rad-wallet/testing';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

export interface ModelTest<Machine extends AnyStateMachine = AnyStateMachine> {
  plan: Plan<Machine>;
  /** Renders the view like a page; `plan` is the test plan or variant being run. */
  view(actor: ActorRefFrom<Machine>, plan: Plan<Machine>): ReactNode;
}

export const modelTest = <Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  view: ModelTest<Machine>['view'],
): ModelTest => ({ plan, view }) as unknown as ModelTest;
