import { expect, it } from 'vitest';
import { getReportStatus, listReportSteps, type ProblemReport } from './problemReport';

const received: ProblemReport = {
  reference: 'PR-1',
  reason: 'notReceived',
  details: '',
  receivedAt: '2026-11-21T09:00:00Z',
};
const reviewedAt = '2026-11-22T09:00:00Z';
const at = '2026-11-23T09:00:00Z';
const inReview = { ...received, reviewedAt };

it.each<[string, ProblemReport, string, [string, string | undefined][]]>([
  [
    'received',
    received,
    'received',
    [
      ['received', received.receivedAt],
      ['inReview', undefined],
      ['decision', undefined],
    ],
  ],
  [
    'in review',
    inReview,
    'inReview',
    [
      ['received', received.receivedAt],
      ['inReview', reviewedAt],
      ['decision', undefined],
    ],
  ],
  [
    'reversed, before the money arrives',
    { ...inReview, decision: { at, outcome: 'reversed' } },
    'returning',
    [
      ['received', received.receivedAt],
      ['inReview', reviewedAt],
      ['reversed', at],
    ],
  ],
  [
    'reversed without a review',
    { ...received, decision: { at, outcome: 'reversed', reversalId: 'txn-9' } },
    'returned',
    [
      ['received', received.receivedAt],
      ['reversed', at],
    ],
  ],
  [
    'declined',
    { ...inReview, decision: { at, outcome: 'declined', reason: 'It was delivered.' } },
    'declined',
    [
      ['received', received.receivedAt],
      ['inReview', reviewedAt],
      ['declined', at],
    ],
  ],
])('describes a report that is %s', (_what, report, status, steps) => {
  expect(getReportStatus(report)).toBe(status);
  expect(listReportSteps(report).map((step) => [step.id, step.at])).toEqual(steps);
});
