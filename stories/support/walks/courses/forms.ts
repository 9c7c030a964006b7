import type { SubmissionEvent } from '@rad-wallet/ui/flows/submission';

/** The part of a form's actor that its owner sends to. */
interface Owned<Values, Facts> {
  send(event: SubmissionEvent<Values, Facts>): void;
}

/** What the owner of a form does beside its view: its own Back, beginning anew, what it has read. */
export const owner = <Values, Facts = null>() => ({
  back: (actor: Owned<Values, Facts>) => actor.send({ type: 'back' }),
  reset: (actor: Owned<Values, Facts>, values?: Partial<Values>) =>
    actor.send({ type: 'reset', values }),
  facts: (actor: Owned<Values, Facts>, facts: Facts) =>
    actor.send({ type: 'facts.changed', facts }),
});
