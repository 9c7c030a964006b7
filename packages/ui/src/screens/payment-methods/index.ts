export {
  addCardMachine,
  savedCardOf,
  type AddCardActor,
  type AddCardValues,
  type NewCard,
} from './addCardMachine';
export type { BankAccount, CardBrand, DigitalWallet, SavedCard } from './paymentMethods';
export { PaymentMethodsScreen, type PaymentMethodsScreenProps } from './PaymentMethodsScreen';
export { heirOf, withCard, withDefault, withoutCard } from './savedCards';
