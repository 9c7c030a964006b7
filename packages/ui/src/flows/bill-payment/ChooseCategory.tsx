import { Screen } from '../../components/Screen';
import { TileGrid } from '../../components/Tile';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import { BillPaymentHeader } from './BillPaymentHeader';
import type { BillPaymentActor } from './billPaymentMachine';
import type { Bill, BillCategory } from './bills';
import { getCategoryContent } from './categories';
import { RecentBills } from './RecentBills';

interface ChooseCategoryProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
  bills: Loadable<readonly Bill[]>;
}

/** Step 1: choose a category or a recent bill. */
export function ChooseCategory({ actor, categories, bills }: ChooseCategoryProps) {
  const t = useTranslations('billPayment');
  const getText = useEntryText();
  return (
    <Screen
      header={
        <BillPaymentHeader
          actor={actor}
          step="choosingCategory"
          title={t('title')}
          subtitle={t('subtitle')}
        />
      }
    >
      <TileGrid
        label={t('categoriesLabel')}
        tiles={categories.map(({ id, providers }) => {
          const { icon, label = id, description } = getCategoryContent(id, categories);
          return {
            icon,
            title: getText(label),
            description:
              description === undefined
                ? t('providerCount', { count: providers.length })
                : getText(description),
            onPress: () => actor.send({ type: 'category.chosen', category: id }),
          };
        })}
      />
      <RecentBills actor={actor} categories={categories} bills={bills} />
    </Screen>
  );
}
