import { Download, Share2 } from 'lucide-react';
import { Button } from '../../components/Button';
import { ButtonPair } from '../../components/ButtonPair';
import { useShare, type ShareOutcome } from '../../hooks/useShare';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import type { TransactionReceipt } from './receipt';
import { useReceiptFormats } from './useReceiptFormats';

interface ReceiptActionsProps {
  receipt: TransactionReceipt | undefined;
  onDownload: () => void;
  onShared: (outcome: ShareOutcome) => void;
}

/** Buttons to download and share the receipt. docs/rules.md RECEIPT-4, RECEIPT-5. */
export function ReceiptActions({ receipt, onDownload, onShared }: ReceiptActionsProps) {
  const t = useMessages(receiptMessages);
  const words = useReceiptFormats();
  const { share, isSharing } = useShare();

  async function shareReceipt(shared: TransactionReceipt) {
    onShared(await share({ title: t('title'), text: words.text(shared) }));
  }

  return (
    <ButtonPair>
      <Button
        variant="secondary"
        size="sm"
        isFullWidth
        icon={Download}
        isDisabled={!receipt}
        onPress={onDownload}
      >
        {t('download')}
      </Button>
      <Button
        size="sm"
        isFullWidth
        icon={Share2}
        isDisabled={!receipt}
        isPending={isSharing}
        onPress={() => {
          if (receipt) void shareReceipt(receipt);
        }}
      >
        {t('share')}
      </Button>
    </ButtonPair>
  );
}
