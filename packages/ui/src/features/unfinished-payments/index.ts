export { UnfinishedPayments, type UnfinishedPaymentsProps } from './UnfinishedPayments';
export {
  unfinishedPaymentsMachine,
  type PaymentResult,
  type UnfinishedPayment,
  type UnfinishedPaymentsActor,
  type UnfinishedPaymentsContext,
  type UnfinishedPaymentsEvent,
  type UnfinishedPaymentsInput,
} from './unfinishedPaymentsMachine';
export { unfinishedPaymentsMessages } from './messages';
