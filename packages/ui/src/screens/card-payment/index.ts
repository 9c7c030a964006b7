export {
  cardPaymentMachine,
  type CardPaymentActor,
  type CardPaymentFacts,
  type CardPaymentValues,
  type Deposit,
  type PaymentMethod,
} from './cardPaymentMachine';
export { CardPaymentScreen, type CardPaymentScreenProps } from './CardPaymentScreen';
