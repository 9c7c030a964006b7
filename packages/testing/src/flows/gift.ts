import { giftMachine } from '@rad-wallet/ui/flows/gift';
import type { Plan } from '../plan';
import { giftContact, giftReceipt, wrapDesign } from '../samples';

/** How a test explores the flow. */
export const giftPlan: Plan<typeof giftMachine> = {
  machine: giftMachine,
  input: { receipt: giftReceipt },
  events: [
    { type: 'draft.dropped' },
    { type: 'amount.changed', amount: '0' },
    { type: 'amount.left' },
    { type: 'mode.changed', mode: 'link' },
    { type: 'name.changed', name: 'Sana Tariq' },
    { type: 'phone.changed', phone: '+92 301 2345678' },
    { type: 'contact.chosen', contact: giftContact },
    { type: 'message.changed', message: 'Mubarak' },
    { type: 'suggestions.opened' },
    { type: 'suggestions.closed' },
    { type: 'suggestion.chosen', message: 'Eid Mubarak' },
    { type: 'wrap.chosen', design: wrapDesign },
    { type: 'step.opened', step: 'message' },
    { type: 'step.opened', step: 'celebration' },
    { type: 'continued' },
    { type: 'gift.sent' },
    { type: 'finished' },
    { type: 'back' },
  ],
  outputs: { sendGift: { transactionId: 'T-1' } },
  toasts: ['giftDraftDropped', 'giftFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, mode, linkName, linkPhone, ...context }) => [
    amount,
    mode,
    Boolean(linkName && linkPhone),
    Boolean(context.contact),
    Boolean(context.message),
    Boolean(context.wrapDesign),
    context.problem?.id,
  ],
};
