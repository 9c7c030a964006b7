import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { useToastText } from '../shared';
import { ContactPicker } from './ContactPicker';
import type { GiftContact } from './gift';
import { GiftAmount } from './GiftAmount';
import type { GiftActor } from './GiftFlow';
import { GiftProgress } from './GiftProgress';
import { LinkRecipient } from './LinkRecipient';

interface ChooseRecipientProps {
  actor: GiftActor;
  contacts: readonly GiftContact[];
}

/** Step 1: how much, and to whom. */
export function ChooseRecipient({ actor, contacts }: ChooseRecipientProps) {
  const t = useTranslations('gift');
  const tCommon = useTranslations('common');
  const formId = useId();
  const mode = useSelector(actor, ({ context }) => context.mode);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <Screen
      header={
        <PageHeader
          title={t('title.contact')}
          subtitle={t('contactSubtitle')}
          onBack={() => actor.send({ type: 'back' })}
          progress={<GiftProgress step="contact" />}
        />
      }
      footer={
        <Button type="submit" form={formId} fullWidth isDisabled={!canContinue}>
          {tCommon('continue')}
        </Button>
      }
    >
      <DroppedDraft actor={actor} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'continued' });
        }}
      >
        <Stack gap={6}>
          <GiftAmount actor={actor} />
          <SegmentedControl
            label={t('recipientMode')}
            isLabelHidden={false}
            segments={[
              { id: 'contact', label: t('selectContact') },
              { id: 'link', label: t('createLink') },
            ]}
            value={mode}
            onChange={(chosen) => actor.send({ type: 'mode.changed', mode: chosen })}
          />
          {mode === 'link' && <LinkRecipient actor={actor} />}
        </Stack>
      </form>
      {mode === 'contact' && <ContactPicker actor={actor} contacts={contacts} />}
    </Screen>
  );
}

/** Says that a draft was found and could not be used. docs/rules.md GIFT-3. */
function DroppedDraft({ actor }: { actor: GiftActor }) {
  const text = useToastText();
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (problem?.id !== 'giftDraftDropped') return null;
  const { title, description } = text(problem);
  return (
    <Callout tone="danger" title={title}>
      {description}
    </Callout>
  );
}
