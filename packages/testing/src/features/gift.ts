import { giftContacts, giftReceipt } from '@rad-wallet/mocks/samples';
import { giftMachine } from '@rad-wallet/ui/features/gift';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, sendFromPage, pressSubmit } from '../gestures';
import { money } from '../money';
import type { Plan } from '../plan';

const [{ name, phone }] = giftContacts;
const wrapDesign = { id: 'floral-garden', ...en.giftWraps['floral-garden'] } as const;
const suggestion = en.gift.suggestion.thanks.text;

export const giftPlan: Plan<typeof giftMachine> = {
  machine: giftMachine,
  input: { money, receipt: giftReceipt },
  events: [
    { type: 'draft.dropped' },
    { type: 'mode.changed', mode: 'link' },
    { type: 'name.changed', name: 'Sana Tariq' },
    { type: 'phone.changed', phone: '+92 301 2345678' },
    { type: 'message.changed', message: 'Mubarak' },
    { type: 'suggestions.opened' },
    { type: 'suggestions.closed' },
    { type: 'wrap.chosen', design: wrapDesign },
    { type: 'continued' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
    { type: 'contact.chosen', contact: { name, phone, isNewUser: false } },
    { type: 'suggestion.chosen', message: suggestion },
    { type: 'currency.changed', currency: 'GOLD' },
    { type: 'search.changed', search: 'zzz' },
    { type: 'search.changed', search: '' },
    { type: 'step.opened', step: 'contact' },
    { type: 'step.opened', step: 'message' },
    { type: 'step.opened', step: 'wrap' },
    { type: 'step.opened', step: 'celebration' },
  ],
  // Typing is followed by a blur event, because the next press moves focus.
  sequences: [
    [{ type: 'amount.changed', amount: '0' }, { type: 'amount.left' }],
    [{ type: 'amount.changed', amount: '2,500' }, { type: 'amount.left' }],
  ],
  isAvailable: ({ context }, { type }) => {
    if (type === 'search.changed') return context.mode === 'contact';
    if (type === 'contact.chosen') return context.mode === 'contact' && context.search === '';
    if (type === 'name.changed' || type === 'phone.changed') return context.mode === 'link';
    return true;
  },
  gestures: {
    'draft.dropped': sendFromPage,
    'amount.changed+amount.left': async ({ type, blur }, _event, _snapshot, [changed]) => {
      if (changed && 'amount' in changed) await type(en.gift.amount, String(changed.amount));
      await blur(en.gift.amount);
    },
    'currency.changed': ({ choose }) =>
      choose(matchPartialText(en.payment.currency), matchPartialText(en.currency.GOLD)),
    'mode.changed': ({ press }, { mode }) =>
      press(mode === 'link' ? en.gift.createLink : en.gift.selectContact, 'radio'),
    'search.changed': ({ type }, { search }) => type(en.gift.search, search),
    'contact.chosen': ({ press }, { contact }) => press(contact.name, 'radio'),
    'name.changed': ({ type }, { name }) => type(en.gift.recipientName, name),
    'phone.changed': ({ type }, { phone }) => type(en.gift.recipientPhone, phone),
    'message.changed': ({ type }, { message }) => type(en.gift.message, message),
    'suggestions.opened': ({ press }) => press(en.gift.getSuggestions),
    'suggestions.closed': ({ press }) => press(en.common.close),
    'suggestion.chosen': ({ press }, { message }) => press(matchPartialText(message)),
    'wrap.chosen': ({ press }, { design }) => press(design.name, 'radio'),
    'step.opened': sendFromPage,
    continued: ({ press }) => press(en.common.continue),
    submitted: pressSubmit(en.gift.send),
    finished: ({ press }) => press(en.gift.dashboard),
    back: ({ press }) => press(en.common.back),
  },
  outputs: { sendGift: { transactionId: 'T-1' } },
  toasts: ['giftDraftDropped', 'giftFailed', 'noAnswerYet'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ amount, mode, linkName, linkPhone, search, currency, ...context }) => [
    amount,
    mode,
    Boolean(linkName && linkPhone),
    Boolean(context.contact),
    Boolean(context.message),
    Boolean(context.wrapDesign),
    context.problem?.id,
    search,
    currency,
  ],
};
