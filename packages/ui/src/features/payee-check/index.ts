export {
  payeeCheckMachine,
  type CheckPayee,
  type Payee,
  type PayeeCheckActor,
  type PayeeCheckContext,
  type PayeeCheckEvent,
  type PayeeMatch,
} from './payeeCheckMachine';
export { PayeeAdvice } from './PayeeAdvice';
export { PayeeCheck, type PayeeCheckProps } from './PayeeCheck';
export { payeeCheckMessages } from './messages';
