import { CalendarDays } from 'lucide-react';
import { Button } from '../../components/Button';
import { ChoiceChips } from '../../components/ChoiceChips';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { transactionHistoryMessages } from './messages';
import { INITIAL_VIEW, HISTORY_KINDS, type HistoryView } from './historyView';
import { useFormatPeriod } from './period/useFormatPeriod';

interface HistoryFiltersProps {
  onDatesPress?: () => void;
  view: HistoryView;
  onViewChange: (view: HistoryView) => void;
}

/** Search, filters and the date button. docs/rules.md TXN-11, TXN-12, TXN-18. */
export function HistoryFilters({ view, onViewChange, onDatesPress }: HistoryFiltersProps) {
  const t = useMessages(transactionHistoryMessages);
  const formatPeriod = useFormatPeriod();
  // A new search or filter returns to the first page of rows.
  const look = (change: Partial<HistoryView>) =>
    onViewChange({ ...view, shown: INITIAL_VIEW.shown, ...change });
  return (
    <Stack gap={3}>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={view.search}
        onChange={(typed) => look({ search: typed })}
      />
      <ChoiceChips
        label={t('kind')}
        options={HISTORY_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={view.kind}
        onChange={(chosen) => look({ kind: chosen })}
      />
      {onDatesPress && (
        <Button
          variant={view.period ? 'secondary' : 'outline'}
          size="sm"
          icon={CalendarDays}
          onPress={onDatesPress}
        >
          {view.period ? formatPeriod(view.period) : t('allDates')}
        </Button>
      )}
    </Stack>
  );
}
