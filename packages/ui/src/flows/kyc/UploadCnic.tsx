import { useTranslations } from 'use-intl';
import { DocumentField } from './DocumentField';
import type { KycActor } from './KycFlow';
import { KycStep } from './KycStep';

/** Step 2: both sides of the card. */
export function UploadCnic({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <KycStep actor={actor} step={2} title={t('cnicTitle')} subtitle={t('cnicSubtitle')}>
      <DocumentField actor={actor} document="cnicFront" description={t('imageHint')} />
      <DocumentField actor={actor} document="cnicBack" description={t('imageHint')} />
    </KycStep>
  );
}
