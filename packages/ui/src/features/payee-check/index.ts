export {
  payeeCheckMachine,
  type CheckPayee,
  type Payee,
  type PayeeCheckActor,
  type PayeeCheckContext,
  type PayeeCheckEvent,
  type PayeeMatch,
} from './payeeCheckMachine';
export { PayeeAdvice, PayeeCheck, type PayeeCheckProps } from './PayeeCheck';
export { payeeCheckMessages } from './messages';
export { LazyPayeeCheck } from './LazyPayeeCheck';
