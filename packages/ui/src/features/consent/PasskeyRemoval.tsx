import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { focusOnMount } from '../../hooks/focusOnMount';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { consentMessages } from './messages';
import { PasskeyItem } from './PasskeyItem';
import type { PasskeysActor } from './passkeysMachine';

/** The question before a passkey is removed. docs/rules.md CONSENT-13. */
export function PasskeyRemoval({ actor }: { actor: PasskeysActor }) {
  const t = useMessages(consentMessages);
  const tCommon = useMessages(commonMessages);
  const passkey = useSelector(actor, ({ context }) => context.chosen);
  const isRemoving = useSelector(actor, (snapshot) => snapshot.matches('removing'));
  return (
    <Stack gap={5}>
      {passkey && (
        <Card padding="list">
          <PasskeyItem passkey={passkey} />
        </Card>
      )}
      <Callout tone="danger" title={t('passkeys.removeTitle')} headingLevel={3} isUrgent>
        {t('passkeys.removeText')}
      </Callout>
      <Stack gap={2}>
        <Button
          variant="danger"
          isFullWidth
          isPending={isRemoving}
          pendingLabel={t('passkeys.removing')}
          onPress={() => actor.send({ type: 'removal.confirmed' })}
        >
          {t('passkeys.remove')}
        </Button>
        <Button
          ref={focusOnMount}
          variant="plain"
          isFullWidth
          isDisabled={isRemoving}
          onPress={() => actor.send({ type: 'cancelled' })}
        >
          {tCommon('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
