import { giftContact, wrapDesign } from '../testing/giftSamples';
import type { WalkOptions } from '../testing/walkMachine';
import type { GiftContext } from './giftContext';
import { giftMachine } from './giftMachine';

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: giftMachine,
  events: [
    { type: 'draft.dropped' },
    { type: 'amount.changed', amount: '0' } as never,
    { type: 'amount.left' },
    { type: 'mode.changed', mode: 'link' } as never,
    { type: 'name.changed', name: 'Sana Tariq' } as never,
    { type: 'phone.changed', phone: '+92 301 2345678' } as never,
    { type: 'contact.chosen', contact: giftContact } as never,
    { type: 'message.changed', message: 'Mubarak' } as never,
    { type: 'suggestions.opened' },
    { type: 'suggestions.closed' },
    { type: 'suggestion.chosen', message: 'Eid Mubarak' } as never,
    { type: 'wrap.chosen', design: wrapDesign } as never,
    { type: 'step.opened', step: 'message' } as never,
    { type: 'step.opened', step: 'celebration' } as never,
    { type: 'continued' },
    { type: 'gift.sent' },
    { type: 'finished' },
    { type: 'back' },
  ],
  distinguish: ({ amount, mode, linkName, linkPhone, ...context }: GiftContext) => [
    amount,
    mode,
    Boolean(linkName && linkPhone),
    Boolean(context.contact),
    Boolean(context.message),
    Boolean(context.wrapDesign),
    context.problem?.id,
  ],
};
