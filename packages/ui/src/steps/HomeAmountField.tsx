import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { AmountField, type AmountFieldProps } from '../components/AmountField';
import { type Problem, type ToastId, useFieldProblem } from '../components/Toast';
import { useAmountUnit } from './useAmountUnit';

/** The part of an actor that `HomeAmountField` needs. */
export interface AmountActor {
  getSnapshot(): { context: { amount: string; problem?: Problem | null } };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'amount.changed'; amount: string }): void;
}

export interface HomeAmountFieldProps extends Pick<
  AmountFieldProps,
  'label' | 'onBlur' | 'aria-describedby'
> {
  /** An actor whose context has an `amount`. */
  actor: AmountActor;
  /** Problems shown below this field. @default none */
  problems?: readonly ToastId[];
}

/** Selects only this field's value, so that a key press re-renders only this field. */
export function HomeAmountField({ actor, problems = [], ...props }: HomeAmountFieldProps) {
  const getProblem = useFieldProblem();
  const unit = useAmountUnit();
  const amount = useSelector(actor, ({ context }) => context.amount);
  const problem = useSelector(actor, ({ context }) => context.problem ?? null);
  return (
    <AmountField
      {...props}
      size="lg"
      {...unit}
      value={amount}
      onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
      errorMessage={getProblem(problem, ...problems)}
    />
  );
}
