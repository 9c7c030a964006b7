import { LayoutGrid, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyGiftBox } from '../../components/GiftWrap';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import type { GiftDraft } from './gift';
import * as styles from './gift.css';
import type { GiftActor } from './GiftFlow';
import { GiftProgress } from './GiftProgress';
import { useGiftDraft } from './useGiftDraft';

interface CelebrateProps {
  actor: GiftActor;
  onShareDetails: (gift: GiftDraft) => void;
}

/** Step 4: the gift as it will be opened, and everything once more. */
export function Celebrate({ actor, onShareDetails }: CelebrateProps) {
  const t = useTranslations('gift');
  const gift = useGiftDraft(actor);
  const { amount, currency, recipient, message, wrapDesign } = gift;
  return (
    <Screen
      header={
        <PageHeader
          title={t('title.celebration')}
          subtitle={t('celebrationSubtitle', { name: recipient.name })}
          onBack={() => actor.send({ type: 'back' })}
          progress={<GiftProgress step="celebration" />}
        />
      }
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'gift.sent' })}>
          {t('send')}
        </Button>
      }
    >
      {wrapDesign && (
        <div className={styles.opened}>
          <LazyGiftBox design={wrapDesign.id} label={wrapDesign.preview} />
        </div>
      )}
      <Card heading={t('summary')}>
        <DescriptionList
          items={[
            { term: t('recipient'), value: recipient.name },
            { term: t('giftType'), value: t(currency === 'SILVER' ? 'silverGift' : 'goldGift') },
            { term: t('amountTerm'), value: <Amount value={amount} currency={currency} /> },
            {
              term: t('deliveryMethod'),
              value: t(recipient.isNewUser ? 'secureLink' : 'directTransfer'),
            },
            { term: t('wrapTerm'), value: wrapDesign?.name },
            { term: t('messageTerm'), value: t(message.trim() ? 'messageAdded' : 'messageNone') },
          ]}
        />
      </Card>
      <Stack gap={2}>
        <Button variant="outline" fullWidth icon={Share2} onPress={() => onShareDetails(gift)}>
          {t('share')}
        </Button>
        <Button
          variant="plain"
          fullWidth
          icon={LayoutGrid}
          onPress={() => actor.send({ type: 'finished' })}
        >
          {t('dashboard')}
        </Button>
      </Stack>
    </Screen>
  );
}
