import { useTranslations } from '../../messages';
import { DocumentField } from './DocumentField';
import type { KycActor } from './kycMachine';
import { KycFormStep } from './KycFormStep';

/** Step 2: both sides of the card. */
export function UploadCnic({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycFormStep
      actor={actor}
      step="uploadingCnic"
      title={t('cnicTitle')}
      subtitle={t('cnicSubtitle')}
      missing="documentsRequired"
    >
      <DocumentField actor={actor} document="cnicFront" description={t('imageHint')} />
      <DocumentField actor={actor} document="cnicBack" description={t('imageHint')} />
    </KycFormStep>
  );
}
