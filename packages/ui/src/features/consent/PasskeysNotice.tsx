import { useSelector } from '@xstate/react';
import { Callout, type CalloutProps } from '../../components/Callout';
import { useMessages } from '../../messages';
import { consentMessages } from './messages';
import type { PasskeysActor, PasskeysOutcome } from './passkeysMachine';

const tones: Record<PasskeysOutcome, CalloutProps['tone']> = {
  added: 'success',
  cancelled: 'neutral',
  exists: 'info',
  notAdded: 'danger',
  removed: 'success',
  notRemoved: 'danger',
};

/** What the device asks for, or the outcome of a change. */
export function PasskeysNotice({ actor }: { actor: PasskeysActor }) {
  const t = useMessages(consentMessages);
  const isCreating = useSelector(actor, (snapshot) => snapshot.matches('creating'));
  // While the passkeys load, the outcome may not be known yet.
  const outcome = useSelector(actor, (snapshot) =>
    snapshot.matches('listing') ? snapshot.context.outcome : null,
  );
  if (isCreating) {
    return (
      <Callout tone="info" title={t('usingPasskey.title')} headingLevel={3}>
        {t('passkeys.creating')}
      </Callout>
    );
  }
  return outcome && <Callout tone={tones[outcome]}>{t(`passkeys.${outcome}`)}</Callout>;
}
