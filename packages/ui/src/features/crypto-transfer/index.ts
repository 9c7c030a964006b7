export {
  cryptoTransferMachine,
  type CryptoTransfer,
  type CryptoTransferActor,
  type CryptoTransferValues,
} from './cryptoTransferMachine';
export { CryptoTransferScreen, type CryptoTransferScreenProps } from './CryptoTransferScreen';
