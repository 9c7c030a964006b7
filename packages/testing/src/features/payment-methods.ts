export { addCardPlan } from '@rad-wallet/ui/features/payment-methods/plan';
