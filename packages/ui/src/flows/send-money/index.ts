export { SendMoneyFlow, type SendMoneyFlowProps } from './SendMoneyFlow';
export {
  SEND_MONEY_STEPS,
  sendMoneyMachine,
  sendMoneyStep,
  type SendMoneyActor,
  type SendMoneyContext,
  type SendMoneyEvent,
  type SendMoneySnapshot,
  type SendMoneyStep,
  type SendTransferInput,
} from './sendMoneyMachine';
