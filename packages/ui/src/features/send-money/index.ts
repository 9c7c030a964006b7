export { SendMoneyFlow, type SendMoneyFlowProps } from './SendMoneyFlow';
export {
  sendMoneySteps,
  sendMoneyMachine,
  type RequestedTransfer,
  type SendMoneyActor,
  type SendMoneyContext,
  type SendMoneyEvent,
  type SendMoneySnapshot,
  type SendMoneyStep,
  type SendTransferInput,
  type SentTransfer,
} from './sendMoneyMachine';
export { sendMoneyMessages } from './messages';
