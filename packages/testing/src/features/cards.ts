export { cardOrderPlan, cardNumberPlan } from '@rad-wallet/ui/features/cards/plan';
