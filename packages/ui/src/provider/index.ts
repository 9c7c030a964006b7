export { useClock, type Clock } from '../hooks/useClock';
export { useMoney } from '../hooks/useMoney';
export { WalletProvider, type WalletProviderProps } from './WalletProvider';
export { useGoBack, type GoBack } from '../hooks/useGoBack';
export {
  defaultHrefs,
  useHrefs,
  type OptionalDestination,
  type WalletHrefs,
  type WalletDestination,
} from '../hooks/useHrefs';
export type {
  EntryContent,
  EntryTarget,
  EntryText,
  MenuEntry,
  MenuGroup,
} from '../hooks/menuEntries';
