import { Amount } from '../../components/Amount';
import { UNREADABLE_TEXT } from '../../format';
import { findMetal } from '../../format/money';
import { useMoney } from '../../hooks/useMoney';
import type { GiftDraft } from './gift';
import { getGoldWeight } from './getGoldWeight';

interface GoldWeightProps {
  gift: Pick<GiftDraft, 'amount' | 'currency'>;
  /** Price per gram in the home currency. */
  goldPrice: string;
}

/** The weight of gold that the gift buys; a dash while the rates are not loaded. docs/rules.md GIFT-14. */
export function GoldWeight({ gift: { amount, currency }, goldPrice }: GoldWeightProps) {
  const money = useMoney();
  const weight = getGoldWeight(amount, currency, goldPrice, money);
  return <Amount value={weight ?? UNREADABLE_TEXT} currency={findMetal('gold', money) ?? 'GOLD'} />;
}
