import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import type { Loadable, WalletAccount } from '../../types';
import { ProblemNotice } from '../shared/ProblemNotice';
import type { ConversionActor } from './ConversionFlow';
import { ConversionForm } from './ConversionForm';

interface ConversionDialogProps {
  actor: ConversionActor;
  accounts: Loadable<readonly WalletAccount[]>;
  isOpen: boolean;
}

/** Where a conversion is entered. While it is posted, the dialog cannot be closed. */
export function ConversionDialog({ actor, accounts, isOpen }: ConversionDialogProps) {
  const t = useTranslations('conversion');
  const formId = useId();
  const isConverting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Dialog
      title={t('convertCurrency')}
      isOpen={isOpen}
      onOpenChange={() => actor.send({ type: 'back' })}
      isDismissable={!isConverting}
      footer={
        <Button
          type="submit"
          form={formId}
          fullWidth
          isPending={isConverting}
          pendingLabel={t('converting')}
        >
          {t('convert')}
        </Button>
      }
    >
      <ConversionForm id={formId} actor={actor} accounts={accounts}>
        <ProblemNotice actor={actor} problems={['conversionFailed', 'conversionAccountError']} />
      </ConversionForm>
    </Dialog>
  );
}
