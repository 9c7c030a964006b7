import { ShellNotice, type ShellNoticeContent } from '@rad-wallet/ui/ShellNotice';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pendingPayments } from '../api/moneyRequests';
import { useNavigation } from '../navigation/navigation';
import type { Connection } from './connection';
import type { NewBuild } from './newBuild';

export interface ShellNoticesProps {
  connection: Connection;
  newBuild: NewBuild;
  /** Whether reloading the page loses nothing except typed text. */
  canReload: (path: string) => boolean;
}

/**
 * Fields whose text would be lost by a reload. Switches, sliders and the like are not `read-write`; a search field only
 * filters.
 */
const TYPED_FIELDS = ':read-write:not([type=search])';

/** Whether the user has typed on this page, even in a dialog that is now closed. */
function useHasTyped(path: string) {
  const [hasTyped, setHasTyped] = useState(false);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.matches(TYPED_FIELDS)) setHasTyped(true);
    };
    document.addEventListener('input', onInput);
    return () => {
      document.removeEventListener('input', onInput);
      setHasTyped(false);
    };
  }, [path]);
  return hasTyped;
}

function useIsBusy(canReload: ShellNoticesProps['canReload']) {
  const { path } = useNavigation();
  const isPosting = useSyncExternalStore(
    pendingPayments.subscribe,
    () => pendingPayments.areOpen,
    () => false,
  );
  const hasTyped = useHasTyped(path);
  return isPosting || hasTyped || !canReload(path);
}

/** Notices about the connection and new builds. docs/rules.md OFFLINE. */
export function ShellNotices({ connection, newBuild, canReload }: ShellNoticesProps) {
  const { trouble, asOf } = useSyncExternalStore(
    connection.subscribe,
    connection.current,
    connection.current,
  );
  const build = useSyncExternalStore(newBuild.subscribe, newBuild.current, newBuild.current);
  const isFetching = useIsFetching() > 0;
  const isBusy = useIsBusy(canReload);
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
