import { useTranslations } from '../../messages';
import { AnswerField } from './AnswerField';
import { DocumentField } from './DocumentField';
import type { KycActor } from './kycMachine';
import { KycFormStep } from './KycFormStep';

/** Step 4: where the person lives, and a paper that says so. Submitting happens here. */
export function EnterAddress({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycFormStep
      actor={actor}
      step="enteringAddress"
      title={t('addressTitle')}
      subtitle={t('addressSubtitle')}
      missing="addressRequired"
      action={t('submit')}
    >
      <AnswerField actor={actor} answer="street" isRequired autoComplete="address-line1" />
      <AnswerField actor={actor} answer="city" isRequired autoComplete="address-level2" />
      <AnswerField actor={actor} answer="province" autoComplete="address-level1" />
      <AnswerField actor={actor} answer="postalCode" dir="ltr" autoComplete="postal-code" />
      <DocumentField actor={actor} document="addressProof" description={t('proofHint')} />
    </KycFormStep>
  );
}
