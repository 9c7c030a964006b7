export {
  cardPaymentMachine,
  type CardPaymentActor,
  type CardPaymentFacts,
  type CardPaymentValues,
  type Deposit,
} from './cardPaymentMachine';
export { CardPaymentScreen, type CardPaymentScreenProps } from './CardPaymentScreen';
export { defaultPaymentMethods, type PaymentMethod } from './paymentMethods';
export { cardPaymentMessages } from './messages';
