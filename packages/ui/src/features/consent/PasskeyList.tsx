import { useSelector } from '@xstate/react';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/Button';
import { ListItem } from '../../components/ListItem';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { RetryNotice } from '../../steps/RetryNotice';
import type { Loadable } from '../../types';
import { consentMessages } from './messages';
import { PasskeyItem } from './PasskeyItem';
import type { Passkey, PasskeysActor } from './passkeysMachine';
import * as styles from './passkeys.css';

/** The button that adds, or the one of the row with this index. Null: focus stays. */
export type FocusTarget = number | 'addition' | null;

interface PasskeyListProps {
  actor: PasskeysActor;
  focusTarget: FocusTarget;
  /** Called with the button that is pressed. */
  onLeave: (target: FocusTarget) => void;
}

function useLoadable(actor: PasskeysActor): Loadable<readonly Passkey[]> {
  const passkeys = useSelector(actor, ({ context }) => context.passkeys);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('notLoaded'));
  if (isFailed) return { status: 'error', retry: () => actor.send({ type: 'retried' }) };
  return isLoading || !passkeys ? { status: 'loading' } : { status: 'ready', value: passkeys };
}

/** The passkeys, each with a button that removes it, and the button that adds one. */
export function PasskeyList({ actor, focusTarget, onLeave }: PasskeyListProps) {
  const t = useMessages(consentMessages);
  const loadable = useLoadable(actor);
  const { canCreate, passkeys } = useSelector(actor, ({ context }) => context);
  const { list, addButton } = useReturningFocus(focusTarget);
  const isLoading = loadable.status === 'loading';
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('passkeys.hint')}</Text>
      <LoadableRegion
        data={loadable}
        loading={
          <SkeletonRegion>
            {(passkeys?.length ? passkeys : [null]).map((passkey) => (
              <ListItem
                key={passkey?.id}
                icon={KeyRound}
                title={<Skeleton size="label" width="10ch" />}
                description={<Skeleton size="caption" width="14ch" />}
              />
            ))}
          </SkeletonRegion>
        }
        renderError={(retry) => <RetryNotice title={t('passkeys.notLoaded')} onRetry={retry} />}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <Text>{t('passkeys.empty')}</Text>
          ) : (
            <ul ref={list} role="list">
              {loaded.map((passkey, index) => (
                <Row
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => {
                    onLeave(index);
                    actor.send({ type: 'removal.requested', passkey });
                  }}
                />
              ))}
            </ul>
          )
        }
      </LoadableRegion>
      {canCreate && passkeys && loadable.status !== 'error' && (
        <Button
          ref={addButton}
          isFullWidth
          isPending={isLoading}
          onPress={() => {
            onLeave('addition');
            actor.send({ type: 'addition.requested' });
          }}
        >
          {t('passkeys.add')}
        </Button>
      )}
      {!canCreate && <Text tone="muted">{t('passkeys.unsupported')}</Text>}
    </Stack>
  );
}

/** Focuses the button from which the user left, or the one that is now in its place. */
function useReturningFocus(target: FocusTarget) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusTarget = useEffectEvent(() => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const row = typeof target === 'number' ? (rows[target] ?? rows.at(-1)) : undefined;
    if (target !== null) (row ?? addButton.current)?.focus();
  });
  useEffect(() => focusTarget(), []);
  return { list, addButton };
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useMessages(consentMessages);
  const formatDateTime = useFormatDateTime();
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <PasskeyItem passkey={passkey} />
      </div>
      <div className={styles.action}>
        <Button
          variant="dangerPlain"
          size="sm"
          aria-label={t('passkeys.removeSpoken', {
            name: passkey.name,
            date: formatDateTime(passkey.createdAt, DATE_FORMAT),
          })}
          onPress={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
