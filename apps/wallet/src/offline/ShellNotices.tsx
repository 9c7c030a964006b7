import { ShellNotice, type ShellNoticeContent } from '@rad-wallet/ui/ShellNotice';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { pendingMoneyRequests } from '../data/moneyRequests';
import { useNavigation } from '../data/navigation';
import { getRoute } from '../routeTable';
import type { Connection } from './connection';
import type { NewBuild } from './newBuild';

export interface ShellNoticesProps {
  connection: Connection;
  newBuild: NewBuild;
}

function useIsBusy() {
  const { path } = useNavigation();
  const isPosting = useSyncExternalStore(
    pendingMoneyRequests.subscribe,
    () => pendingMoneyRequests.areOpen,
    () => false,
  );
  return isPosting || !getRoute(path).canReload;
}

/** docs/rules.md OFFLINE. */
export function ShellNotices({ connection, newBuild }: ShellNoticesProps) {
  const { trouble, asOf } = useSyncExternalStore(
    connection.subscribe,
    connection.current,
    connection.current,
  );
  const build = useSyncExternalStore(newBuild.subscribe, newBuild.current, newBuild.current);
  const isFetching = useIsFetching() > 0;
  const isBusy = useIsBusy();
  useEffect(() => newBuild.setBusy(isBusy), [newBuild, isBusy]);

  let notice: ShellNoticeContent | undefined;
  if (trouble) {
    const onRetry = () => void connection.retry();
    notice = { kind: trouble, asOf, onRetry, isPending: isFetching };
  } else if (build !== 'none' && !isBusy) {
    const onApply = () => void newBuild.apply();
    notice = { kind: 'update', onApply, isHeldUp: build === 'held-up' };
  }
  return <ShellNotice notice={notice} />;
}
