import { useSelector } from '@xstate/react';
import { useDeferredValue, useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { conversionMessages } from './messages';
import { LazyRepeatQuestion } from '../../steps/LazyRepeatQuestion';
import { ConversionForm } from './ConversionForm';
import { conversionSteps, type ConversionActor } from './conversionMachine';

/** The dialog cannot be closed while a conversion is in progress. */
export function ConversionDialog({ actor }: { actor: ConversionActor }) {
  const t = useMessages(conversionMessages);
  const tPayment = useMessages(paymentMessages);
  const formId = useId();
  // Of two dialogs, the one that is mounted later is on top, and hides the other from screen readers.
  const isMounted = useDeferredValue(true, false);
  const isOpen = useSelector(actor, (snapshot) => conversionSteps.current(snapshot) === 'dialog');
  const isInDoubt = useSelector(actor, (snapshot) => snapshot.hasTag('doubt'));
  const isConverting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Dialog
        title={t('convertCurrency')}
        isOpen={isOpen}
        onOpenChange={() => actor.send({ type: 'back' })}
        isDismissable={!isConverting}
        footer={
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isPending={isConverting}
            pendingLabel={isInDoubt ? tPayment('inDoubt.checking') : t('converting')}
          >
            {isInDoubt ? tPayment('inDoubt.check') : t('convert')}
          </Button>
        }
      >
        <ConversionForm id={formId} actor={actor} />
      </Dialog>
      {isMounted && <LazyRepeatQuestion actor={actor} />}
    </>
  );
}
