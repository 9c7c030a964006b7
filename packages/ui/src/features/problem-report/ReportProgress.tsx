import { useId } from 'react';
import { Button } from '../../components/Button';
import { Callout, type CalloutProps } from '../../components/Callout';
import { Code } from '../../components/Code';
import { DescriptionList, type DescriptionItem } from '../../components/DescriptionList';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { ServerText } from '../../components/TransactionItem/ServerText';
import { useMessages } from '../../messages';
import { problemReportMessages } from './messages';
import { getReportStatus, type ProblemReport, type ReportStatus } from './problemReport';
import { ReportTimeline } from './ReportTimeline';

const tones: Record<ReportStatus, CalloutProps['tone']> = {
  received: 'pending',
  inReview: 'pending',
  returning: 'success',
  returned: 'success',
  declined: 'neutral',
};

interface ReportProgressProps {
  report: ProblemReport;
  onViewReversal: ((entryId: string) => void) | undefined;
}

/** What became of a report. docs/rules.md REPORT-5, REPORT-6. */
export function ReportProgress({ report, onViewReversal }: ReportProgressProps) {
  const t = useMessages(problemReportMessages);
  const id = useId();
  const { reference, reason, details, decision } = report;
  const status = getReportStatus(report);
  const reversalId = decision?.outcome === 'reversed' ? decision.reversalId : undefined;
  const items: readonly (DescriptionItem | false)[] = [
    { term: t('reference'), value: <Code>{reference}</Code>, isStacked: true },
    { term: t('problem'), value: t(`reasons.${reason}`) },
    details !== '' && {
      term: t('details'),
      value: <bdi translate="no">{details}</bdi>,
      isStacked: true,
    },
  ];
  return (
    <Stack gap={5}>
      <Callout tone={tones[status]} title={t(`status.${status}`)}>
        <span>{t(`status.${status}Text`)}</span>
        {decision?.outcome === 'declined' && (
          <p>
            <ServerText>{decision.reason}</ServerText>
          </p>
        )}
      </Callout>
      {reversalId !== undefined && onViewReversal && (
        <Button variant="secondary" isFullWidth onPress={() => onViewReversal(reversalId)}>
          {t('viewReversal')}
        </Button>
      )}
      <section aria-labelledby={id}>
        <Stack gap={3}>
          <Text as="h3" size="label" id={id}>
            {t('progress')}
          </Text>
          <ReportTimeline report={report} />
        </Stack>
      </section>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </Stack>
  );
}
