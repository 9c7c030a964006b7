export {
  sendWalletMachine,
  type SendWalletActor,
  type SendWalletValues,
  type WalletTransfer,
} from './sendWalletMachine';
export type { WalletRecipient } from './recipient';
export { SendWalletScreen, type SendWalletScreenProps } from './SendWalletScreen';
