export { NothingYetScreen, type NothingYetScreenProps } from './NothingYetScreen';
export { nothingYetMessages } from './messages';
