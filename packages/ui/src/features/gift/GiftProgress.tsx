import { useTranslations } from '../../messages';
import { FlowProgress } from '../../steps/FlowProgress';
import { stepList, type GiftStep } from './gift';

export function GiftProgress({ step }: { step: GiftStep }) {
  const t = useTranslations('gift');
  return <FlowProgress steps={stepList} step={step} label={t('progress')} />;
}
