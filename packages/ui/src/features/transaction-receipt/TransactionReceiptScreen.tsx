import { FileQuestionMark, Flag } from 'lucide-react';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { useHrefs } from '../../hooks/useHrefs';
import type { ShareOutcome } from '../../hooks/useShare';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import type { Loadable } from '../../types';
import { BlockchainProof } from './BlockchainProof';
import type { TransactionReceipt } from './receipt';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptDetails } from './ReceiptDetails';
import { ReceiptSkeleton } from './ReceiptSkeleton';
import { ReceiptSummary } from './ReceiptSummary';

export interface TransactionReceiptScreenProps {
  /** The receipt; null if the transaction does not exist. */
  receipt: Loadable<TransactionReceipt | null>;
  /** Called when Download is pressed. */
  onDownload: () => void;
  /** Called with the outcome of sharing; `copied` means that the text was copied. */
  onShared: (outcome: ShareOutcome) => void;
  /** Called after the hash was copied; should announce it, for example with a toast. */
  onHashCopied: () => void;
  /** Called when the clipboard is unavailable or access is denied; should announce it, for example with a toast. */
  onHashCopyFailed: () => void;
  /** Called to open the blockchain explorer. If omitted, the button does nothing. */
  onVerify?: () => void;
  /** Called to report a problem with the transaction. @default problems cannot be reported */
  onReportProblem?: () => void;
}

/**
 * The receipt of one transaction (docs/rules.md RECEIPT). Use it as the page of one transaction; for a row of a list
 * use `TransactionItem`.
 */
export function TransactionReceiptScreen({
  receipt,
  onDownload,
  onShared,
  onReportProblem,
  ...proof
}: TransactionReceiptScreenProps) {
  const t = useMessages(receiptMessages);
  const { history, home } = useHrefs();
  const known = receipt.status === 'ready' ? (receipt.value ?? undefined) : undefined;
  return (
    <Screen
      header={<PageHeader title={t('title')} backHref={history ?? home} isBackFallback />}
      footer={
        (known || receipt.status === 'loading') && (
          <ReceiptActions receipt={known} onDownload={onDownload} onShared={onShared} />
        )
      }
    >
      <LoadableRegion
        data={receipt}
        loading={<ReceiptSkeleton />}
        renderError={(retry) => (
          <Card>
            <ErrorState title={t('failed')} onRetry={retry} />
          </Card>
        )}
      >
        {(shown) =>
          shown ? (
            <Stack gap={6}>
              <ReceiptSummary receipt={shown} />
              <ReceiptDetails receipt={shown} />
              {shown.blockchainHash !== undefined && (
                <BlockchainProof hash={shown.blockchainHash} {...proof} />
              )}
            </Stack>
          ) : (
            <UnknownReceipt historyHref={history} />
          )
        }
      </LoadableRegion>
      {onReportProblem && (known || receipt.status === 'loading') && (
        <Button
          variant="plain"
          isFullWidth
          icon={Flag}
          isDisabled={!known}
          onPress={onReportProblem}
        >
          {t('reportProblem')}
        </Button>
      )}
    </Screen>
  );
}

/** Shown if there is no transaction with the requested id. docs/rules.md RECEIPT-10. */
function UnknownReceipt({ historyHref }: { historyHref: string | null }) {
  const t = useMessages(receiptMessages);
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={FileQuestionMark}
          title={t('unknown')}
          description={t('unknownHint')}
          actions={
            historyHref !== null && (
              <LinkButton href={historyHref} variant="outline" size="sm">
                {t('viewHistory')}
              </LinkButton>
            )
          }
        />
      </div>
    </Card>
  );
}
