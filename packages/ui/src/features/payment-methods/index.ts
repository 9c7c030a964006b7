export {
  addCardMachine,
  toSavedCard,
  type AddCardActor,
  type AddCardValues,
  type NewCard,
  type TokenizedCard,
} from './addCardMachine';
export type {
  BankAccount,
  CardBrand,
  CardChange,
  DigitalWallet,
  SavedCard,
} from './paymentMethods';
export { PaymentMethodsScreen, type PaymentMethodsScreenProps } from './PaymentMethodsScreen';
export type { CardFieldsProps } from './ProcessorCardFields';
export { findNextDefault, addSavedCard, setDefaultCard, removeSavedCard } from './savedCards';
export { paymentMethodsMessages } from './messages';
