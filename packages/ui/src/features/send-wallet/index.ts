export {
  sendToWalletMachine,
  type SendToWalletActor,
  type SendToWalletValues,
  type WalletTransfer,
} from './sendToWalletMachine';
export type { WalletRecipient } from './recipient';
export { SendToWalletScreen, type SendToWalletScreenProps } from './SendToWalletScreen';
export { sendWalletMessages } from './messages';
