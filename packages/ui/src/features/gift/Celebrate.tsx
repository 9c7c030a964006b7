import { useSelector } from '@xstate/react';
import { LayoutGrid, Share2 } from 'lucide-react';
import { Amount } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyGiftBox } from './GiftWrap';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { FeesCard } from './FeesCard';
import type { GiftDraft, GiftWrapDesign } from './gift';
import * as styles from './gift.css';
import type { GiftActor } from './giftMachine';
import { GiftProgress } from './GiftProgress';
import { GoldWeight } from './GoldWeight';
import { useGiftDraft } from './useGiftDraft';

interface CelebrateProps {
  actor: GiftActor;
  designs: readonly GiftWrapDesign[];
  onShareDetails: (gift: GiftDraft) => void;
}

export function Celebrate({ actor, designs, onShareDetails }: CelebrateProps) {
  const t = useMessages(giftMessages);
  const gift = useGiftDraft(actor, designs);
  const { fees, goldPrice } = useSelector(actor, ({ context }) => context.receipt);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { amount, currency, recipient, message, wrapDesign } = gift;
  return (
    <Screen
      header={
        <PageHeader
          title={t('title.celebration')}
          description={t('celebrationSubtitle', { name: recipient.name })}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isSending}
          progress={<GiftProgress step="celebration" />}
        />
      }
      footer={
        <Button
          isFullWidth
          isPending={isSending}
          pendingLabel={t('sending')}
          onPress={() => actor.send({ type: 'submitted' })}
        >
          {t('send')}
        </Button>
      }
    >
      <ProblemNotice actor={actor} />
      {wrapDesign && (
        <div className={styles.opened}>
          <LazyGiftBox design={wrapDesign.id} label={wrapDesign.preview} />
        </div>
      )}
      <Card title={t('summary')}>
        <DescriptionList
          items={[
            { term: t('recipient'), value: <bdi>{recipient.name}</bdi> },
            { term: t('giftType'), value: t(currency === 'SILVER' ? 'silverGift' : 'goldGift') },
            { term: t('amountTerm'), value: <Amount value={amount} currency={currency} /> },
            {
              term: t('goldWeight'),
              value: <GoldWeight gift={gift} goldPrice={goldPrice} />,
            },
            {
              term: t('deliveryMethod'),
              value: t(recipient.isNewUser ? 'secureLink' : 'directTransfer'),
            },
            { term: t('wrapTerm'), value: wrapDesign?.name },
            { term: t('messageTerm'), value: t(message.trim() ? 'messageAdded' : 'messageNone') },
          ]}
        />
      </Card>
      <FeesCard fees={fees} />
      <SimulationNote actor={actor} request="sendGift" />
      <Stack gap={2}>
        <Button variant="outline" isFullWidth icon={Share2} onPress={() => onShareDetails(gift)}>
          {t('share')}
        </Button>
        <Button
          variant="plain"
          isFullWidth
          icon={LayoutGrid}
          isDisabled={isSending}
          onPress={() => actor.send({ type: 'finished' })}
        >
          {t('dashboard')}
        </Button>
      </Stack>
    </Screen>
  );
}
