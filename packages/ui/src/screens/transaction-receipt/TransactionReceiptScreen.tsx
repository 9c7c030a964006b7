import { Download, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { ButtonPair } from '../../components/ButtonPair';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useShare, type ShareOutcome } from '../../hooks/useShare';
import { BlockchainProof } from './BlockchainProof';
import type { TransactionReceipt } from './receipt';
import { ReceiptDetails } from './ReceiptDetails';
import { ReceiptSummary } from './ReceiptSummary';
import { useReceiptWords } from './useReceiptWords';

export interface TransactionReceiptScreenProps {
  receipt: TransactionReceipt;
  onDownload: () => void;
  /** How sharing the receipt went; `copied` means its text. */
  onShared: (outcome: ShareOutcome) => void;
  onHashCopied: () => void;
  /** The browser has no clipboard, or refused. */
  onHashCopyFailed: () => void;
  /** Looks the hash up; the button does nothing without it. */
  onVerify?: () => void;
}

/** The proof of one transaction, to keep or to pass on (docs/rules.md RECEIPT). */
export function TransactionReceiptScreen({
  receipt,
  onDownload,
  onShared,
  ...proof
}: TransactionReceiptScreenProps) {
  const t = useTranslations('receipt');
  const { date, text } = useReceiptWords(receipt);
  const { share, isSharing } = useShare();

  async function shareReceipt() {
    onShared(await share({ title: t('title'), text }));
  }

  return (
    <Screen
      header={<PageHeader title={t('title')} backHref="/transactions" />}
      footer={
        <ButtonPair>
          <Button variant="secondary" size="sm" fullWidth icon={Download} onPress={onDownload}>
            {t('download')}
          </Button>
          <Button
            size="sm"
            fullWidth
            icon={Share2}
            isPending={isSharing}
            onPress={() => void shareReceipt()}
          >
            {t('share')}
          </Button>
        </ButtonPair>
      }
    >
      <ReceiptSummary receipt={receipt} />
      <ReceiptDetails receipt={receipt} date={date} />
      <BlockchainProof hash={receipt.blockchainHash} {...proof} />
    </Screen>
  );
}
