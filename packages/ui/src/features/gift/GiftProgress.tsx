import { useMessages } from '../../messages';
import { giftMessages } from './messages';
import { FlowProgress } from '../../steps/FlowProgress';
import { stepList, type GiftStep } from './gift';

export function GiftProgress({ step }: { step: GiftStep }) {
  const t = useMessages(giftMessages);
  return <FlowProgress steps={stepList} step={step} label={t('progress')} />;
}
