export { SendMoneyFlow, type SendMoneyFlowProps } from './SendMoneyFlow';
export {
  sendMoneySteps,
  sendMoneyMachine,
  type SendMoneyActor,
  type SendMoneyContext,
  type SendMoneyEvent,
  type SendMoneySnapshot,
  type SendMoneyStep,
  type SendTransferInput,
} from './sendMoneyMachine';
