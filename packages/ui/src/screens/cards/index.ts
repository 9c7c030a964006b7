export {
  cardOrderMachine,
  orderedTypes,
  type CardOrderActor,
  type CardOrderValues,
} from './cardOrderMachine';
export { CardsScreen, type CardsScreenProps, type WalletCard } from './CardsScreen';
