export {
  cardOrderMachine,
  getOrderedTypes,
  type CardOrderActor,
  type CardOrderValues,
} from './cardOrderMachine';
export { cardNumberMachine, type CardNumberActor } from './cardNumberMachine';
export type { CardNumbers } from './CardPanel';
export { CardsScreen, type CardsScreenProps } from './CardsScreen';
export type { WalletCard } from './walletCard';
