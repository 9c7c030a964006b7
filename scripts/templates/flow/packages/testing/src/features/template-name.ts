import { templateNameMachine } from '@rad-wallet/ui/features/template-name';
import { en } from '@rad-wallet/ui/messages/en';
import { pressSubmit } from '../gestures';
import type { Plan } from '../plan';

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
    'amount.changed': ({ type }, { amount }) => type(en.templateName.amount, amount),
    submitted: pressSubmit(en.templateName.submit),
    finished: ({ press }) => press(en.common.done),
    back: ({ press }) => press(en.common.back),
  },
  toasts: ['noAnswerYet', 'submissionFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, problem }) => [amount, problem?.id],
};
