export {
  cardOrderMachine,
  getOrderedTypes,
  type CardOrderActor,
  type CardOrderValues,
} from './cardOrderMachine';
export { CardsScreen, type CardsScreenProps } from './CardsScreen';
export type { WalletCard } from './walletCard';
