import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { SimulationNote } from '../../steps/SimulationNote';
import type { Loadable } from '../../types';
import { problemReportMessages } from './messages';
import type { ProblemReport } from './problemReport';
import type { ProblemReportActor } from './problemReportMachine';
import { ReportForm } from './ReportForm';
import { ReportProgress } from './ReportProgress';

export interface ProblemReportSheetProps {
  /** A running `problemReportMachine` actor. Keep it when the sheet is closed: it has the input and a pending request. */
  actor: ProblemReportActor;
  /** The report that the payment already has; null if there is none. Load it each time the sheet is opened. */
  report: Loadable<ProblemReport | null>;
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when the user closes the sheet. */
  onClose: () => void;
  /** Called to show the entry that returned the money. @default it has no button */
  onViewReversal?: (entryId: string) => void;
}

/**
 * Reports a problem with a payment, and shows what became of the report. Use it where one payment is shown, such as
 * `TransactionReceiptScreen` with `onReportProblem`. docs/rules.md REPORT.
 */
export function ProblemReportSheet({
  actor,
  report,
  isOpen,
  onClose,
  onViewReversal,
}: ProblemReportSheetProps) {
  const t = useMessages(problemReportMessages);
  const tPayment = useMessages(paymentMessages);
  const formId = useId();
  const { isPending, isInDoubt, submit } = useSubmission(actor);
  const sent = useSelector(actor, ({ context }) => context.result);
  const known = (report.status === 'ready' ? report.value : null) ?? sent;
  const isForm = report.status === 'ready' && !known;
  return (
    <Dialog
      title={t(known ? 'reported' : 'title')}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        isForm &&
        (isInDoubt ? (
          <Button
            isFullWidth
            isPending={isPending}
            pendingLabel={tPayment('inDoubt.checking')}
            onPress={submit}
          >
            {tPayment('inDoubt.check')}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isPending={isPending}
            pendingLabel={t('sending')}
          >
            {t('send')}
          </Button>
        ))
      }
    >
      <Stack gap={5}>
        <LoadableRegion
          data={known ? { status: 'ready', value: known } : report}
          loading={<ReportSkeleton />}
          renderError={(retry) => <ErrorState title={t('failed')} onRetry={retry} />}
        >
          {() => {
            if (known) return <ReportProgress report={known} onViewReversal={onViewReversal} />;
            if (!isInDoubt) return <ReportForm actor={actor} id={formId} />;
            return (
              <Callout tone="pending" title={tPayment('inDoubt.title')}>
                {t('unknown')}
              </Callout>
            );
          }}
        </LoadableRegion>
        <SimulationNote actor={actor} request="submit" />
      </Stack>
    </Dialog>
  );
}

function ReportSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap={3}>
        {['60%', '90%', '80%', '70%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
