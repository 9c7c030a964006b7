export { NothingYetScreen, type NothingYetScreenProps } from './NothingYetScreen';
