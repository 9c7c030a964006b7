import { useTranslations } from '../../messages';
import { AnswerField } from './AnswerField';
import type { KycActor } from './kycMachine';
import { KycFormStep } from './KycFormStep';

/** Step 1: who the person is. */
export function EnterDetails({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycFormStep
      actor={actor}
      step="enteringDetails"
      title={t('detailsTitle')}
      subtitle={t('detailsSubtitle')}
      missing="missingInformation"
    >
      <AnswerField
        actor={actor}
        answer="fullName"
        isRequired
        autoComplete="name"
        autoCapitalize="words"
      />
      <AnswerField
        actor={actor}
        answer="cnicNumber"
        dir="ltr"
        isRequired
        autoComplete="off"
        description={t('cnicHint')}
      />
      <AnswerField actor={actor} answer="dateOfBirth" isRequired type="date" autoComplete="bday" />
      <AnswerField actor={actor} answer="fatherName" autoComplete="off" autoCapitalize="words" />
    </KycFormStep>
  );
}
