import { ChoiceChips } from '../../components/ChoiceChips';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { useTranslations } from '../../messages';
import { INITIAL_VIEW, HISTORY_KINDS, type HistoryView } from './historyView';

interface HistoryToolsProps {
  view: HistoryView;
  onViewChange: (view: HistoryView) => void;
}

/** Search and filter of the history. docs/rules.md TXN-11, TXN-12. */
export function HistoryTools({ view: { search, kind }, onViewChange }: HistoryToolsProps) {
  const t = useTranslations('transactionHistory');
  // A new search or filter starts with the first rows.
  const look = (change: Partial<HistoryView>) =>
    onViewChange({ ...INITIAL_VIEW, search, kind, ...change });
  return (
    <Stack gap={3}>
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={search}
        onChange={(typed) => look({ search: typed })}
      />
      <ChoiceChips
        label={t('kind')}
        options={HISTORY_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={kind}
        onChange={(chosen) => look({ kind: chosen })}
      />
    </Stack>
  );
}
