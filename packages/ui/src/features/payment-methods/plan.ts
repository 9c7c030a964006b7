import { commonMessages } from '../../messages/shared/common';
import { sendFromPage, type Plan, type UserActions } from '../../plans';
import { addCardMachine, type AddCardValues } from './addCardMachine';
import { paymentMethodsMessages } from './messages';

const openForm = ({ openDialog }: UserActions) =>
  openDialog(paymentMethodsMessages.en.addCard, paymentMethodsMessages.en.addCard);

export const addCardPlan: Plan<typeof addCardMachine> = {
  machine: addCardMachine,
  events: [
    {
      type: 'changed',
      // The field groups the digits while the user types.
      values: { number: '3782 8224 6310 005', expiry: '10/26', code: '123', name: 'Ali' },
    },
    { type: 'changed', values: { number: '4242 4242 4242 4242' } },
    { type: 'changed', values: { expiry: '08/28' } },
    { type: 'submitted', at: '2026-11-21T09:00:00Z' },
    { type: 'reset' },
    { type: 'back' },
  ],
  gestures: {
    changed: async (user, { values }) => {
      await openForm(user);
      for (const [field, text] of Object.entries(values)) {
        if (typeof text === 'string')
          await user.type(paymentMethodsMessages.en.fields[field as keyof AddCardValues], text);
      }
    },
    submitted: async (user) => {
      await openForm(user);
      await user.press(paymentMethodsMessages.en.addCard);
    },
    reset: sendFromPage,
    // Once the card is added, the page closes the dialog.
    back: async (user, event, snapshot) => {
      if (snapshot.matches('succeeded')) return user.sendFromPage(event);
      await openForm(user);
      return user.press(commonMessages.en.close);
    },
  },
  toasts: ['cardAdded', 'cardAddingFailed', 'cardExpired', 'cardUnsupported'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, fieldErrors, problem }) => [values, fieldErrors, problem?.id],
};
