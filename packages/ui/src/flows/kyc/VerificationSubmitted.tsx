import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stepper } from '../../components/Stepper';
import { SuccessPanel } from '../../components/SuccessPanel';
import type { KycActor } from './KycFlow';

/** Step 5: handed in; what remains is to wait. */
export function VerificationSubmitted({ actor }: { actor: KycActor }) {
  const t = useTranslations('kyc');
  return (
    <Screen
      centered
      header={
        <PageHeader
          title={t('submittedTitle')}
          progress={<Stepper step={5} total={5} label={t('progress')} />}
        />
      }
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'finished' })}>
          {t('backToProfile')}
        </Button>
      }
    >
      <SuccessPanel headingLevel={2} title={t('reviewTitle')} description={t('reviewText')} />
    </Screen>
  );
}
