import type { CurrencyCode } from '../../format';
import { commonMessages } from '../../messages/shared/common';
import {
  findOtherCurrency,
  matchPartialText,
  pressBack,
  pressSubmit,
  sendFromPage,
  type Plan,
  type PlanData,
  repeatEvents,
  repeatGestures,
  repeating,
  selectCurrency,
} from '../../plans';
import type { GiftWrapDesign } from './gift';
import { giftWrapsMessages } from './GiftWrap/messages';
import { giftMachine, type GiftInput } from './giftMachine';
import { giftMessages } from './messages';

const floralGarden = { id: 'floral-garden', ...giftWrapsMessages.en['floral-garden'] } as const;
const suggestion = giftMessages.en.suggestion.thanks.text;

export interface GiftPlanData
  extends Pick<PlanData, 'contacts' | 'money'>, Pick<GiftInput, 'receipt'> {
  /** Currency that the user selects. @default the first one that is not the home currency, if there is one */
  currency?: CurrencyCode;
  /** Wrap that the user selects, one of the view's `designs`. @default the library's floral garden */
  design?: GiftWrapDesign;
}

export const createGiftPlan = ({
  contacts: [{ name, phone }],
  money,
  currency = findOtherCurrency(money),
  design = floralGarden,
  receipt,
}: GiftPlanData): Plan<typeof giftMachine> => ({
  machine: giftMachine,
  input: { money, receipt },
  // The question comes after seven steps.
  variants: [{ ...repeating, limit: 300 }],
  events: [
    { type: 'draft.dropped' },
    { type: 'mode.changed', mode: 'link' },
    { type: 'name.changed', name: 'Sana Tariq' },
    { type: 'phone.changed', phone: '+92 301 2345678' },
    { type: 'message.changed', message: 'Mubarak' },
    { type: 'suggestions.opened' },
    { type: 'suggestions.closed' },
    { type: 'wrap.chosen', design },
    { type: 'continued' },
    { type: 'submitted' },
    { type: 'finished' },
    { type: 'back' },
    { type: 'contact.chosen', contact: { name, phone, isNewUser: false } },
    { type: 'suggestion.chosen', message: suggestion },
    { type: 'currency.changed', currency },
    { type: 'search.changed', search: 'zzz' },
    { type: 'search.changed', search: '' },
    { type: 'step.opened', step: 'contact' },
    { type: 'step.opened', step: 'message' },
    { type: 'step.opened', step: 'wrap' },
    { type: 'step.opened', step: 'celebration' },
    ...repeatEvents,
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
    ...repeatGestures,
    'draft.dropped': sendFromPage,
    'amount.changed+amount.left': async ({ type, blur }, _event, _snapshot, [changed]) => {
      if (changed && 'amount' in changed)
        await type(giftMessages.en.amount, String(changed.amount));
      await blur(giftMessages.en.amount);
    },
    'currency.changed': selectCurrency(money),
    'mode.changed': ({ press }, { mode }) =>
      press(mode === 'link' ? giftMessages.en.createLink : giftMessages.en.selectContact, 'radio'),
    'search.changed': ({ type }, { search }) => type(giftMessages.en.search, search),
    'contact.chosen': ({ press }, { contact }) => press(contact.name, 'radio'),
    'name.changed': ({ type }, { name }) => type(giftMessages.en.recipientName, name),
    'phone.changed': ({ type }, { phone }) => type(giftMessages.en.recipientPhone, phone),
    'message.changed': ({ type }, { message }) => type(giftMessages.en.message, message),
    'suggestions.opened': ({ press }) => press(giftMessages.en.getSuggestions),
    'suggestions.closed': ({ press }) => press(commonMessages.en.close),
    'suggestion.chosen': ({ press }, { message }) => press(matchPartialText(message)),
    'wrap.chosen': ({ press }, { design }) => press(design.name, 'radio'),
    'step.opened': sendFromPage,
    continued: ({ press }) => press(commonMessages.en.continue),
    submitted: pressSubmit(giftMessages.en.send),
    finished: ({ press }) => press(giftMessages.en.dashboard),
    back: pressBack(),
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
});
