import { useTranslations } from 'use-intl';
import { DocumentField } from './DocumentField';
import type { KycActor } from './KycFlow';
import { KycStep } from './KycStep';

/** Step 3: the person's face, from the front camera or a file. */
export function TakeSelfie({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycStep actor={actor} step={3} title={t('selfieTitle')} subtitle={t('selfieSubtitle')}>
      <DocumentField
        actor={actor}
        document="selfie"
        camera={{ facing: 'user', label: t('takeSelfie') }}
        description={t('imageHint')}
      />
    </KycStep>
  );
}
