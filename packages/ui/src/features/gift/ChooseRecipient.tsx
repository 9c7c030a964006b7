import { useSelector } from '@xstate/react';
import { PageHeader } from '../../components/PageHeader';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { giftMessages } from './messages';
import type { LoadableItems } from '../../types';
import { FormStep } from '../../steps/FormStep';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { ContactPicker } from './ContactPicker';
import type { GiftContact } from './gift';
import { GiftAmount } from './GiftAmount';
import type { GiftActor } from './giftMachine';
import { GiftProgress } from './GiftProgress';
import { LinkRecipientFields } from './LinkRecipientFields';

interface ChooseRecipientProps {
  actor: GiftActor;
  contacts: LoadableItems<GiftContact>;
}

export function ChooseRecipient({ actor, contacts }: ChooseRecipientProps) {
  const t = useMessages(giftMessages);
  const tCommon = useMessages(commonMessages);
  const mode = useSelector(actor, ({ context }) => context.mode);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <FormStep
      header={
        <PageHeader
          title={t('title.contact')}
          description={t('contactSubtitle')}
          onBack={() => actor.send({ type: 'back' })}
          progress={<GiftProgress step="contact" />}
        />
      }
      submitLabel={tCommon('continue')}
      canSubmit={canContinue}
      missing={t('recipientNeeded')}
      onSubmit={() => actor.send({ type: 'continued' })}
      // Reports a stored draft that could not be restored (docs/rules.md GIFT-3).
      before={<ProblemNotice actor={actor} except={['invalidAmount']} />}
      after={mode === 'contact' && <ContactPicker actor={actor} contacts={contacts} />}
    >
      <Stack gap={6}>
        <GiftAmount actor={actor} />
        <SegmentedControl
          label={t('recipientMode')}
          isLabelHidden={false}
          options={[
            { id: 'contact', label: t('selectContact') },
            { id: 'link', label: t('createLink') },
          ]}
          value={mode}
          onChange={(chosen) => actor.send({ type: 'mode.changed', mode: chosen })}
        />
        {mode === 'link' && <LinkRecipientFields actor={actor} />}
      </Stack>
    </FormStep>
  );
}
