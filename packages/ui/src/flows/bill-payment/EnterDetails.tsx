import { useSelector } from '@xstate/react';
import { Zap } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Screen } from '../../components/Screen';
import type { BillPaymentActor } from './BillPaymentFlow';
import { BillPaymentHeader } from './BillPaymentHeader';
import type { BillCategory } from './bills';
import { DetailsForm } from './DetailsForm';

interface EnterDetailsProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
}

/** Step 2: who is paid, for which account, how much. */
export function EnterDetails({ actor, categories }: EnterDetailsProps) {
  const t = useTranslations('billPayment');
  const formId = useId();
  const category = useSelector(actor, ({ context }) => context.category);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const providers = categories.find(({ id }) => id === category)?.providers ?? [];
  return (
    <Screen
      header={
        <BillPaymentHeader
          actor={actor}
          step={2}
          title={t('detailsTitle')}
          subtitle={category ? t(`categories.${category}`) : undefined}
        />
      }
      footer={
        <Button
          type="submit"
          form={formId}
          fullWidth
          isPending={isPaying}
          pendingLabel={t('paying')}
        >
          {t('pay')}
        </Button>
      }
    >
      <DetailsForm id={formId} actor={actor} providers={providers} />
      <Callout icon={Zap}>{t('irreversible')}</Callout>
    </Screen>
  );
}
