import {
  useFlowHistory,
  type FlowHistoryOptions,
  type FlowOutcome,
  type FlowSnapshot,
} from '@rad-wallet/ui/engine';
import { useNavigation } from './navigation';

export interface FlowNavigationOptions<
  Step extends string,
  Snapshot extends FlowSnapshot,
> extends Omit<FlowHistoryOptions<Step, Snapshot>, 'onLeft'> {
  /** Path to navigate to when the flow ends. */
  leaveTo: string | ((outcome: FlowOutcome) => string);
  /** Makes a cancelled flow go back, with `leaveTo` only as a fallback. docs/rules.md NAV-15. @default false */
  isFallback?: boolean;
}

/** `useFlowHistory`, with the path to which the flow's end leads. */
export function useFlowNavigation<Step extends string, Snapshot extends FlowSnapshot>({
  leaveTo,
  isFallback = false,
  ...options
}: FlowNavigationOptions<Step, Snapshot>): void {
  const { goBack } = useNavigation();
  useFlowHistory({
    ...options,
    onLeft: (outcome) =>
      goBack(typeof leaveTo === 'string' ? leaveTo : leaveTo(outcome), {
        isFallback: isFallback && outcome === 'cancelled',
      }),
  });
}
