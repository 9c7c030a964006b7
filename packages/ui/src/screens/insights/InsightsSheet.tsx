import { HandCoins } from 'lucide-react';
import { Card } from '../../components/Card';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { ListItem } from '../../components/ListItem';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import { Insights, type InsightsSource } from './Insights';

export interface InsightsSheetProps {
  /** The history and the balances. */
  source: Loadable<InsightsSource>;
  /** Controlled: the page opens and closes it. */
  isOpen: boolean;
  /** Called with false to close it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Opens the zakat calculator. Without it, none is offered. */
  onZakatPress?: () => void;
}

/** Charts of the balances and of what came in and went out. docs/rules.md INSIGHT. */
export function InsightsSheet({ source, isOpen, onOpenChange, onZakatPress }: InsightsSheetProps) {
  const t = useTranslations('insights');
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
          {(loaded) => <Insights {...loaded} />}
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
