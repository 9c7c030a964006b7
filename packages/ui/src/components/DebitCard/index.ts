export { DebitCard, DebitCardThumb, type DebitCardProps } from './DebitCard';
export { CARD_TYPES, type CardStatus, type CardType, type DebitCardDetails } from './details';
