import { CircleCheck, CircleDashed } from 'lucide-react';
import { Text } from '../../components/Text';
import { DATE_FORMAT, DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { problemReportMessages } from './messages';
import { listReportSteps, type ProblemReport, type ReportStep } from './problemReport';
import * as styles from './problemReport.css';

/** The steps that a report has reached, with their times, and the open ones. docs/rules.md REPORT-5. */
export function ReportTimeline({ report }: { report: ProblemReport }) {
  const t = useMessages(problemReportMessages);
  const formatDate = useFormatDateTime();
  const { answerBy } = report;
  const getOpenText = (id: ReportStep['id']) =>
    id === 'decision' && answerBy !== undefined
      ? t('steps.answerBy', { date: formatDate(answerBy, DATE_FORMAT) })
      : t('steps.open');
  return (
    <ol role="list" className={styles.steps}>
      {listReportSteps(report).map(({ id, at }) => {
        const Mark = at === undefined ? CircleDashed : CircleCheck;
        return (
          <li key={id} className={styles.step} data-reached={at === undefined ? undefined : true}>
            <Mark aria-hidden className={styles.mark} />
            <span className={styles.name}>{t(`steps.${id}`)}</span>
            <Text as="span" size="caption" tone="muted">
              {at === undefined ? getOpenText(id) : formatDate(at, DATE_TIME_FORMAT)}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
