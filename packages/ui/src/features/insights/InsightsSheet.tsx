import { HandCoins } from 'lucide-react';
import { Card } from '../../components/Card';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { ListItem } from '../../components/ListItem';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { insightsMessages } from './messages';
import type { Loadable } from '../../types';
import { RatedRegion } from '../../steps/RatedRegion';
import { Insights, type InsightsSource } from './Insights';

export interface InsightsSheetProps {
  /** The transaction history and the current balances. */
  source: Loadable<InsightsSource>;
  /** Whether the sheet is open; controlled by the page. */
  isOpen: boolean;
  /** Called with false when the user closes the sheet. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called to open the zakat calculator. If omitted, there is no button for it. */
  onZakatPress?: () => void;
}

/**
 * A sheet with charts of balances, income and spending. Use it from a page that shows balances or transactions; for a
 * chart on a page use `LineChart` or `BarChart`. docs/rules.md INSIGHT.
 */
export function InsightsSheet({ source, isOpen, onOpenChange, onZakatPress }: InsightsSheetProps) {
  const t = useMessages(insightsMessages);
  return (
    <Dialog title={t('title')} isOpen={isOpen} onOpenChange={onOpenChange} isSwipeable>
      <Stack gap={5}>
        <LoadableRegion
          data={source}
          loading={
            <SkeletonRegion>
              <Skeleton variant="block" height="16rem" />
            </SkeletonRegion>
          }
          renderError={(retry) => <ErrorState title={t('failed')} onRetry={retry} />}
        >
          {(loaded) => (
            <RatedRegion>{(money) => <Insights {...loaded} money={money} />}</RatedRegion>
          )}
        </LoadableRegion>
        {onZakatPress && (
          <Card padding="list">
            <ListItem
              icon={HandCoins}
              title={t('zakat')}
              description={t('zakatHint')}
              onPress={onZakatPress}
            />
          </Card>
        )}
      </Stack>
    </Dialog>
  );
}
