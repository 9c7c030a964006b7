export { SendMoneyFlow, sendMoneyStep, type SendMoneyFlowProps } from './SendMoneyFlow';
export {
  sendMoneyMachine,
  type SendMoneyContext,
  type SendMoneyEvent,
  type SendTransferInput,
} from './sendMoneyMachine';
