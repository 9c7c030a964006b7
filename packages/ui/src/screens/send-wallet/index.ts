export {
  sendWalletMachine,
  type SendWalletActor,
  type SendWalletValues,
} from './sendWalletMachine';
export {
  SendWalletScreen,
  type SendWalletScreenProps,
  type WalletRecipient,
} from './SendWalletScreen';
