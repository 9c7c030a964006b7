import { Stepper } from '../../components/Stepper';
import type { StepList } from './steps';

export interface FlowProgressProps<Step extends string> {
  /** The steps of the flow. */
  steps: Pick<StepList<Step>, 'names'>;
  /** The step shown. */
  step: NoInfer<Step>;
  /** Name of the flow, announced and not shown. Leave it out where the heading says the step. */
  label?: string;
}

/** The stepper of one step of a flow. */
export function FlowProgress<Step extends string>({ steps, step, label }: FlowProgressProps<Step>) {
  return <Stepper step={steps.names.indexOf(step) + 1} total={steps.names.length} label={label} />;
}
