import { NoResponseError } from '../../engine/requests';
import { pressSubmit, sendFromPage, type Plan, type UserActions } from '../../plans';
import { problemReportMessages } from './messages';
import { MAX_DETAILS, type ProblemReport } from './problemReport';
import { problemReportMachine } from './problemReportMachine';

const { en: texts } = problemReportMessages;

const report: ProblemReport = {
  reference: 'PR-1',
  reason: 'wrongPerson',
  details: '',
  receivedAt: '2026-11-21T09:00:00.000Z',
};

export const problemReportPlan: Plan<typeof problemReportMachine> = {
  machine: problemReportMachine,
  input: { facts: { paymentId: 'txn-1' } },
  events: [
    { type: 'changed', values: { reason: 'wrongPerson' } },
    { type: 'changed', values: { details: 'x'.repeat(MAX_DETAILS + 1) } },
    { type: 'changed', values: { details: 'Sent to Ali instead' } },
    { type: 'submitted' },
    { type: 'facts.changed', facts: { paymentId: 'txn-2' } },
    { type: 'reset' },
    { type: 'back' },
  ],
  outputs: { submit: report },
  // Requests that get no response.
  variants: [
    {
      input: { facts: { paymentId: 'txn-1' }, values: { reason: 'notMe' } },
      events: [{ type: 'submitted' }, { type: 'back' }],
      errors: { submit: new NoResponseError() },
    },
  ],
  gestures: {
    changed: async ({ press, type }: UserActions, { values: { reason, details } }) => {
      if (reason) await press(texts.reasons[reason], 'radio');
      if (details) await type(texts.details, details);
    },
    submitted: pressSubmit(texts.send),
    'facts.changed': sendFromPage,
    reset: sendFromPage,
    back: sendFromPage,
  },
  toasts: ['problemNotReported', 'problemReported', 'problemReportUnknown'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, facts, fieldErrors, problem }) => [
    values.reason,
    values.details.length,
    facts.paymentId,
    fieldErrors,
    problem?.id,
  ],
};
