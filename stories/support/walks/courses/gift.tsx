import { giftPlan } from '@rad-wallet/testing/flows/gift';
import { GiftFlow, type GiftStep } from '@rad-wallet/ui/flows/gift';
import { en } from '@rad-wallet/ui/messages/en';
import { useGiftWraps } from '../../../../apps/wallet/src/content/useGiftWraps';
import { giftContacts } from '../../../../apps/wallet/src/demo/samples/gift';
import { course } from '../course';
import { holding } from '../hands';

type Props = Omit<Parameters<typeof GiftFlow>[0], 'contacts' | 'designs'>;

function Gift(props: Props) {
  return <GiftFlow {...props} contacts={giftContacts} designs={useGiftWraps()} />;
}

const nothing = () => {};
const [given] = giftContacts;
const { name, phone } = given ?? { name: '', phone: '' };
const suggestion = en.gift.suggestion.thanks;

export const gift = course({
  plans: [
    {
      ...giftPlan,
      events: [
        ...giftPlan.events.filter(
          ({ type }) => !/^(amount|contact|suggestion)\.|^step\.opened$/.test(type),
        ),
        { type: 'contact.chosen', contact: { name, phone, isNewUser: false } },
        { type: 'suggestion.chosen', message: suggestion.text },
        { type: 'currency.changed', currency: 'GOLD' },
        { type: 'search.changed', search: 'zzz' },
        { type: 'search.changed', search: '' },
        { type: 'step.opened', step: 'contact' },
        { type: 'step.opened', step: 'message' },
        { type: 'step.opened', step: 'wrap' },
        { type: 'step.opened', step: 'celebration' },
      ],
      distinguish: (context) => [giftPlan.distinguish?.(context), context.search, context.currency],
    },
  ],
  // A field that was typed in is left with the next press.
  chains: [
    [{ type: 'amount.changed', amount: '0' }, { type: 'amount.left' }],
    [{ type: 'amount.changed', amount: '2500' }, { type: 'amount.left' }],
  ],
  // Contacts are for those who choose one, name and phone for those who make a link.
  isOffered: ({ context }, { type }) => {
    if (type === 'search.changed') return context.mode === 'contact';
    if (type === 'contact.chosen') return context.mode === 'contact' && context.search === '';
    if (type === 'name.changed' || type === 'phone.changed') return context.mode === 'link';
    return true;
  },
  view: (actor) => (
    <Gift
      actor={actor}
      onShareDetails={nothing}
      onDownloadReceipt={nothing}
      onShareReceipt={nothing}
    />
  ),
  page: {
    draft: (actor) => actor.send({ type: 'draft.dropped' }),
    step: (actor, step: GiftStep) => actor.send({ type: 'step.opened', step }),
  },
  gestures: {
    'draft.dropped': ({ page }) => page('draft'),
    'amount.changed+amount.left': async ({ type, leave }, _event, _snapshot, [typed]) => {
      if (typed && 'amount' in typed) await type(en.gift.amount, String(typed.amount));
      await leave(en.gift.amount);
    },
    'currency.changed': ({ choose }) =>
      choose(holding(en.payment.currency), holding(en.currency.GOLD)),
    'mode.changed': ({ press }, { mode }) =>
      press(mode === 'link' ? en.gift.createLink : en.gift.selectContact, 'radio'),
    'search.changed': ({ type }, { search }) => type(en.gift.search, search),
    'contact.chosen': ({ press }, { contact }) => press(contact.name, 'radio'),
    'name.changed': ({ type }, event) => type(en.gift.recipientName, event.name),
    'phone.changed': ({ type }, event) => type(en.gift.recipientPhone, event.phone),
    'message.changed': ({ type }, { message }) => type(en.gift.message, message),
    'suggestions.opened': ({ press }) => press(en.gift.getSuggestions),
    'suggestions.closed': ({ press }) => press(en.common.close),
    'suggestion.chosen': ({ press }) => press(holding(suggestion.text)),
    'wrap.chosen': ({ press }, { design }) => press(design.name, 'radio'),
    'step.opened': ({ page }, { step }) => page('step', step),
    continued: ({ press }) => press(en.common.continue),
    'gift.sent': ({ press }) => press(en.gift.send),
    finished: ({ press }) => press(en.gift.dashboard),
    back: ({ press }) => press(en.common.back),
  },
});
