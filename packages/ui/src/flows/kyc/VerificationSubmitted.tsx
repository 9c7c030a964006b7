import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { useTranslations } from '../../messages';
import { type KycActor, kycSteps } from './kycMachine';
import { FlowProgress } from '../shared/FlowProgress';

/** Step 5: handed in; what remains is to wait. */
export function VerificationSubmitted({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <Screen
      isCentered
      header={
        <PageHeader
          title={t('submittedTitle')}
          progress={<FlowProgress steps={kycSteps} step="submitted" label={t('progress')} />}
        />
      }
      footer={
        <Button isFullWidth onPress={() => actor.send({ type: 'finished' })}>
          {t('backToProfile')}
        </Button>
      }
    >
      <SuccessPanel headingLevel={2} title={t('reviewTitle')} description={t('reviewText')} />
    </Screen>
  );
}
