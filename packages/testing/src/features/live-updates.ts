export { liveUpdatesPlan } from '@rad-wallet/ui/features/live-updates/plan';
