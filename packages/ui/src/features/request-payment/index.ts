export { RequestPaymentScreen, type RequestPaymentScreenProps } from './RequestPaymentScreen';
export { requestPaymentMessages } from './messages';
