export { WalletProvider, type WalletProviderProps } from './WalletProvider';
export { useClock, type Clock } from './clock';
