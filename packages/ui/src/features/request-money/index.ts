export {
  createPaymentLink,
  MAX_LINK_MESSAGE_LENGTH,
  type PaymentRequest,
} from './createPaymentLink';
export { RequestMoneyFlow, type RequestMoneyFlowProps } from './RequestMoneyFlow';
export {
  requestMoneySteps,
  requestMoneyMachine,
  type CreatedPaymentRequest,
  type CreatePaymentRequestInput,
  type RequestMoneyActor,
  type RequestMoneyContext,
  type RequestMoneyEvent,
  type RequestMoneyInput,
  type RequestMoneySnapshot,
  type SentRequest,
  type RequestMoneyStep,
} from './requestMoneyMachine';
export { requestMoneyMessages } from './messages';
