import { host } from '#host/host';
import { pendingConversionsQuery } from '@rad-wallet/api';
import { createLazyView } from '@rad-wallet/ui/LazyView';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useApi } from '../platform/api/ApiContext';
import { useDevice } from '../platform/storage/DeviceContext';
import { getIntentStore } from '../platform/storage/intents';

const LazyUnfinishedList = createLazyView(
  async () => (await import('./UnfinishedList')).UnfinishedList,
);

/** The payments in doubt on this device, and the server's unfinished conversions. docs/rules.md PAY-11. */
export function Unfinished() {
  const store = getIntentStore(useDevice());
  const intents = useSyncExternalStore(store.subscribe, store.list, store.list);
  const kept = useSyncExternalStore(store.subscribe, store.listKept, store.listKept);
  const { data: conversions = [] } = useQuery({
    ...pendingConversionsQuery(useApi()),
    enabled:
      host.listsConversions || [...intents, ...kept].some(({ flow }) => flow === 'conversion'),
  });
  const inDoubt = intents.filter(({ isRejected }) => !isRejected);
  // The server lists the conversions, with their amounts.
  const onlyKeys = kept.filter(({ flow }) => flow !== 'conversion');
  const isNeeded = inDoubt.length > 0 || onlyKeys.length > 0 || conversions.length > 0;
  // It stays, because it shows how the payments turned out.
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return (
    (isNeeded || wasNeeded) && (
      <LazyUnfinishedList intents={inDoubt} kept={onlyKeys} conversions={conversions} />
    )
  );
}
