import type { CoveringStep } from '@rad-wallet/testing';
import { leavesOf } from 'storybook-addon-statecharts/model';
import { gestureOf } from './planned';

/** What a step is called where a walk is watched, and where it fails. */
export function labelOf(step: CoveringStep): string {
  const then = `→ ${leavesOf(step.state.value).join(', ')}`;
  switch (step.kind) {
    case 'done':
      return `${step.name} answers ${then}`;
    case 'error':
      return `${step.name} refuses ${then}`;
    case 'after':
      return `${step.name} is over ${then}`;
    case 'event':
      return `${gestureOf(step)} ${then}`;
  }
}
