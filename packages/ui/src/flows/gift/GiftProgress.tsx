import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import { GIFT_STEPS, type GiftStep } from './gift';

/** How far the gift has come. */
export function GiftProgress({ step }: { step: GiftStep }) {
  const t = useTranslations('gift');
  return (
    <Stepper step={GIFT_STEPS.indexOf(step) + 1} total={GIFT_STEPS.length} label={t('progress')} />
  );
}
