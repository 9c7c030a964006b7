import { useTranslations } from 'use-intl';
import { Screen } from '../../components/Screen';
import { TileGrid } from '../../components/Tile';
import type { BillPaymentActor } from './BillPaymentFlow';
import { BillPaymentHeader } from './BillPaymentHeader';
import type { Bill, BillCategory } from './bills';
import { categoryIcons } from './categoryIcons';
import { RecentBills } from './RecentBills';

interface ChooseCategoryProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
  bills: readonly Bill[];
}

/** Step 1: what kind of bill, or one that came in. */
export function ChooseCategory({ actor, categories, bills }: ChooseCategoryProps) {
  const t = useTranslations('billPayment');
  return (
    <Screen
      header={
        <BillPaymentHeader actor={actor} step={1} title={t('title')} subtitle={t('subtitle')} />
      }
    >
      <TileGrid
        label={t('categoriesLabel')}
        tiles={categories.map(({ id, providers }) => ({
          icon: categoryIcons[id],
          title: t(`categories.${id}`),
          caption: t('providerCount', { count: providers.length }),
          onPress: () => actor.send({ type: 'category.chosen', category: id }),
        }))}
      />
      <RecentBills actor={actor} bills={bills} />
    </Screen>
  );
}
