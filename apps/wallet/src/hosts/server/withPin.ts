import type { PinAnswer } from '../features';

/** Changes are authorized with the PIN only. docs/rules.md CONSENT-10, CONSENT-12. */
export function withPin<Subject>({
  subject,
  pin,
  isNew,
}: {
  subject: Subject;
  pin: string | null;
  isNew: boolean;
}): { subject: Subject } & PinAnswer {
  if (pin === null) throw new Error('A change needs the PIN');
  return { subject, pin, isNew };
}
