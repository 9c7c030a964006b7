export { RequestPaymentScreen, type RequestPaymentScreenProps } from './RequestPaymentScreen';
