import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { giftMessages } from './messages';
import type { GiftWrapDesign } from './gift';
import type { GiftActor } from './giftMachine';
import { GiftProgress } from './GiftProgress';
import { GiftWrapPicker } from './GiftWrapPicker';

interface ChooseWrapProps {
  actor: GiftActor;
  designs: readonly GiftWrapDesign[];
}

export function ChooseWrap({ actor, designs }: ChooseWrapProps) {
  const t = useMessages(giftMessages);
  const tCommon = useMessages(commonMessages);
  const chosen = useSelector(actor, ({ context }) => context.wrapDesign?.id ?? null);
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));
  return (
    <Screen
      header={
        <PageHeader
          title={t('title.wrap')}
          description={t('wrapSubtitle')}
          onBack={() => actor.send({ type: 'back' })}
          progress={<GiftProgress step="wrap" />}
        />
      }
      footer={
        <Button
          isFullWidth
          isDisabled={!canContinue}
          disabledReason={t('wrapNeeded')}
          onPress={() => actor.send({ type: 'continued' })}
        >
          {tCommon('continue')}
        </Button>
      }
    >
      <GiftWrapPicker
        label={t('design')}
        designs={designs}
        chosen={chosen}
        onChoose={(design) => actor.send({ type: 'wrap.chosen', design })}
      />
    </Screen>
  );
}
