import { useSelector } from '@xstate/react';
import { isMissing, type BillDetails } from './billDetails';
import type { BillPaymentActor } from './billPaymentMachine';

/** One field's part of the details: a change renders whoever reads this field, and nobody else. */
export function useBillField<Field extends keyof BillDetails>(
  actor: BillPaymentActor,
  field: Field,
) {
  return {
    value: useSelector(actor, ({ context }) => context.details[field]),
    onChange: (value: BillDetails[Field]) =>
      actor.send({ type: 'details.changed', details: { [field]: value } }),
    /** It is empty, and that was complained of. */
    isMissing: useSelector(
      actor,
      ({ context: { problem, details } }) =>
        problem?.id === 'missingInformation' && isMissing(details, field),
    ),
    isPaying: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
  };
}
