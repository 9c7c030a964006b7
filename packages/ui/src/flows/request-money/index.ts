export { RequestMoneyFlow, requestMoneyStep, type RequestMoneyFlowProps } from './RequestMoneyFlow';
export {
  requestMoneyMachine,
  type RequestMoneyContext,
  type RequestMoneyEvent,
} from './requestMoneyMachine';
export { paymentLink, type PaymentRequest } from './paymentLink';
