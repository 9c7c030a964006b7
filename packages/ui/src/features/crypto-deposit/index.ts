export {
  CryptoDepositScreen,
  type CryptoDepositScreenProps,
  type DepositAddress,
} from './CryptoDepositScreen';
