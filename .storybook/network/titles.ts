import type { FaultName, NetworkCondition } from '@rad-wallet/mocks';

export const conditionTitles: Readonly<Record<NetworkCondition, string>> = {
  normal: 'Normal network',
  serverError: 'Server error, with a reason',
  serverErrorEmpty: 'Server error, without a reason',
  unauthorized: 'Not signed in (401)',
  networkDown: 'Offline',
  neverAnswers: 'No response',
  slow: 'Slow, 3 s',
  brokenJson: 'Truncated response',
  wrongShape: 'Unexpected response shape',
};

export const faultNames = Object.keys(conditionTitles).filter(
  (name): name is FaultName => name !== 'normal',
);
