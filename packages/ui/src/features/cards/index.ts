export {
  cardOrderMachine,
  getOrderedTypes,
  type CardOrderActor,
  type CardOrderValues,
} from './cardOrderMachine';
export type { CardControls, CardDialog, CardLimitsProps } from './cardControls';
export { CardLimitsSheet, type CardLimitsSheetProps } from './CardLimitsSheet';
export {
  cardFreezeMachine,
  changeCardStatus,
  type CardFreezeActor,
  type CardFreezeFacts,
  type CardStatusChange,
} from './cardFreezeMachine';
export {
  cardLimitsMachine,
  changeCardLimits,
  type CardLimitsActor,
  type CardLimitsChange,
  type CardLimitsFacts,
  type CardLimitsValues,
} from './cardLimitsMachine';
export { cardNumberMachine, type CardNumberActor } from './cardNumberMachine';
export { CardsScreen, type CardsScreenProps } from './CardsScreen';
export type { CardNumbers } from './NumberButtons';
export type { CardLimits, CardLimitsMaximum, WalletCard } from './walletCard';
