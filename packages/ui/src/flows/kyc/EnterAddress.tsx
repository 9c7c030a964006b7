import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Callout } from '../../components/Callout';
import { useToastText } from '../shared';
import { AnswerField } from './AnswerField';
import { DocumentField } from './DocumentField';
import type { KycActor } from './KycFlow';
import { KycStep } from './KycStep';

/** Step 4: where the person lives, and a paper that says so. Submitting happens here. */
export function EnterAddress({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  const text = useToastText();
  const failure = useSelector(actor, ({ context: { problem } }) =>
    problem?.id === 'submissionFailed' ? problem : null,
  );
  return (
    <KycStep
      actor={actor}
      step={4}
      title={t('addressTitle')}
      subtitle={t('addressSubtitle')}
      action={t('submit')}
    >
      {failure && (
        <Callout tone="danger" title={text(failure).title}>
          {text(failure).description}
        </Callout>
      )}
      <AnswerField actor={actor} answer="street" isRequired autoComplete="address-line1" />
      <AnswerField actor={actor} answer="city" isRequired autoComplete="address-level2" />
      <AnswerField actor={actor} answer="province" autoComplete="address-level1" />
      <AnswerField actor={actor} answer="postalCode" autoComplete="postal-code" />
      <DocumentField actor={actor} document="addressProof" description={t('proofHint')} />
    </KycStep>
  );
}
