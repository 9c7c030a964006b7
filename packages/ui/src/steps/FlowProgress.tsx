import { Stepper } from '../components/Stepper';
import type { StepList } from '../engine/steps';

export interface FlowProgressProps<Step extends string> {
  /** The result of `defineSteps`. */
  steps: Pick<StepList<Step>, 'names'>;
  /** The current step. */
  step: NoInfer<Step>;
  /** Name of the flow, for screen readers only. Omit it if the heading contains the step number. */
  label?: string;
}

/** The stepper of a flow, showing the current step. */
export function FlowProgress<Step extends string>({ steps, step, label }: FlowProgressProps<Step>) {
  return <Stepper step={steps.names.indexOf(step) + 1} total={steps.names.length} label={label} />;
}
