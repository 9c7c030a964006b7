import { commonMessages } from '../../messages/shared/common';
import { pressSubmit, type Plan } from '../../plans';
import { templateNameMessages } from './messages';
import { templateNameMachine } from './templateNameMachine';

export const templateNamePlan: Plan<typeof templateNameMachine> = {
  machine: templateNameMachine,
  events: [
    { type: 'amount.changed', amount: '1500' },
    { type: 'amount.changed', amount: '0' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
  ],
  gestures: {
    'amount.changed': ({ type }, { amount }) => type(templateNameMessages.en.amount, amount),
    submitted: pressSubmit(templateNameMessages.en.submit),
    finished: ({ press }) => press(commonMessages.en.done),
    back: ({ press }) => press(commonMessages.en.back),
  },
  toasts: ['noAnswerYet', 'submissionFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, problem }) => [amount, problem?.id],
};
