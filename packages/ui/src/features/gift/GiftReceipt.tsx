import { useSelector } from '@xstate/react';
import { Download, Share2 } from 'lucide-react';
import { Button } from '../../components/Button';
import { ButtonPair } from '../../components/ButtonPair';
import { LazyGiftWrap } from './GiftWrap';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import { SimulationNote } from '../../steps/SimulationNote';
import type { GiftReceiptDetails, GiftWrapDesign } from './gift';
import * as styles from './gift.css';
import type { GiftActor } from './giftMachine';
import { ReceiptCards } from './ReceiptCards';
import { useGiftDraft } from './useGiftDraft';

interface GiftReceiptProps {
  actor: GiftActor;
  designs: readonly GiftWrapDesign[];
  onDownload: (receipt: GiftReceiptDetails) => void;
  onShare: (receipt: GiftReceiptDetails) => void;
}

export function GiftReceipt({ actor, designs, onDownload, onShare }: GiftReceiptProps) {
  const t = useMessages(giftMessages);
  const gift = useGiftDraft(actor, designs);
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  return (
    <Screen
      footer={
        <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
          {t('dashboard')}
        </Button>
      }
    >
      <SuccessPanel
        title={t('title.receipt')}
        description={t('sentText', { name: gift.recipient.name })}
      >
        {gift.wrapDesign && (
          <div className={styles.parcel}>
            <LazyGiftWrap design={gift.wrapDesign.id} label={gift.wrapDesign.preview} />
          </div>
        )}
        <ButtonPair>
          <Button variant="outline" icon={Download} onPress={() => onDownload(receipt)}>
            {t('download')}
          </Button>
          <Button variant="outline" icon={Share2} onPress={() => onShare(receipt)}>
            {t('shareReceipt')}
          </Button>
        </ButtonPair>
        <ReceiptCards gift={gift} receipt={receipt} />
        <SimulationNote actor={actor} request="sendGift" />
      </SuccessPanel>
    </Screen>
  );
}
