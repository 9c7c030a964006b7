import { useTranslations } from '../../messages';
import { DocumentField } from './DocumentField';
import type { KycActor } from './kycMachine';
import { KycFormStep } from './KycFormStep';

/** Step 3: the person's face, from the front camera or a file. */
export function TakeSelfie({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycFormStep
      actor={actor}
      step="takingSelfie"
      title={t('selfieTitle')}
      subtitle={t('selfieSubtitle')}
      missing="selfieRequired"
    >
      <DocumentField
        actor={actor}
        document="selfie"
        camera={{ facing: 'user', label: t('takeSelfie') }}
        description={t('imageHint')}
      />
    </KycFormStep>
  );
}
