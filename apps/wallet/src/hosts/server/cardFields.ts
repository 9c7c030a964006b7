import { connected } from '#connection/connected';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import type { Host } from '../Host';

export const cardFields: Host['cardFields'] =
  connected.cardFields && createLazyView(connected.cardFields.load);
