import { RadioCards } from '../../components/RadioCards';
import { Stack } from '../../components/Stack';
import { TextArea } from '../../components/TextArea';
import { SubmissionForm, useSubmissionField } from '../../engine/submission';
import { useMessages } from '../../messages';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { problemReportMessages } from './messages';
import { MAX_DETAILS, PROBLEM_REASONS } from './problemReport';
import type { ProblemReportActor } from './problemReportMachine';

interface ReportFormProps {
  actor: ProblemReportActor;
  id: string;
}

/** docs/rules.md REPORT-2. */
export function ReportForm({ actor, id }: ReportFormProps) {
  return (
    <SubmissionForm actor={actor} id={id}>
      <Stack gap={5}>
        <ProblemNotice actor={actor} />
        <ReasonField actor={actor} />
        <DetailsField actor={actor} />
      </Stack>
    </SubmissionForm>
  );
}

function ReasonField({ actor }: Pick<ReportFormProps, 'actor'>) {
  const t = useMessages(problemReportMessages);
  const { value, onChange, fieldError } = useSubmissionField(actor, 'reason');
  return (
    <RadioCards
      label={t('reason')}
      options={PROBLEM_REASONS.map((reason) => ({
        id: reason,
        label: t(`reasons.${reason}`),
        description: t(`reasons.${reason}Hint`),
      }))}
      value={value}
      onChange={onChange}
      errorMessage={fieldError && t('reasonMissing')}
    />
  );
}

function DetailsField({ actor }: Pick<ReportFormProps, 'actor'>) {
  const t = useMessages(problemReportMessages);
  const { value, onChange, fieldError } = useSubmissionField(actor, 'details');
  return (
    <TextArea
      label={t('details')}
      isOptional
      description={t('detailsHint')}
      counterMax={MAX_DETAILS}
      value={value}
      onChange={onChange}
      errorMessage={fieldError && t('detailsTooLong', { max: MAX_DETAILS })}
    />
  );
}
