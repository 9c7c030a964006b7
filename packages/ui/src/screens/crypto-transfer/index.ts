export {
  cryptoTransferMachine,
  type CryptoTransferActor,
  type CryptoTransferValues,
} from './cryptoTransferMachine';
export { CryptoTransferScreen, type CryptoTransferScreenProps } from './CryptoTransferScreen';
