import { useSelector } from '@xstate/react';
import { Callout } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import type { GiftActor } from './giftMachine';

/** Fields for a recipient without a wallet, who claims the gift with a link. */
export function LinkRecipientFields({ actor }: { actor: GiftActor }) {
  const t = useMessages(giftMessages);
  const name = useSelector(actor, ({ context }) => context.linkName);
  const phone = useSelector(actor, ({ context }) => context.linkPhone);
  return (
    <Stack gap={4}>
      <TextField
        label={t('recipientName')}
        placeholder={t('namePlaceholder')}
        autoCapitalize="words"
        autoComplete="off"
        value={name}
        onChange={(value) => actor.send({ type: 'name.changed', name: value })}
      />
      <TextField
        label={t('recipientPhone')}
        type="tel"
        autoComplete="off"
        value={phone}
        onChange={(value) => actor.send({ type: 'phone.changed', phone: value })}
      />
      <Callout title={t('linkNote')}>{t('linkNoteText')}</Callout>
    </Stack>
  );
}
