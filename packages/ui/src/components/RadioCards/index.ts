export { RadioCards, type RadioCardsProps } from './RadioCards';
export type { RadioCardOption } from './RadioCard';
