import { ReceiptText, SearchX } from 'lucide-react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Text } from '../../components/Text';
import {
  TransactionList,
  TransactionListSkeleton,
  type TransactionListProps,
} from '../../components/TransactionList';
import { createLazyDialog } from '../../components/LazyView';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { getIsoDate, getMonth, getMonthPeriod } from '../../ledger';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { historyMessages } from '../../messages/shared/history';
import { transactionHistoryMessages } from './messages';
import type { WalletTransaction } from '../../types';
import { selectHistoryRows, type HistoryRows, type LoadedHistory } from './selectHistoryRows';
import { HistoryFilters } from './HistoryFilters';
import { HistoryTotals } from './HistoryTotals';
import type { LongTransactionListProps } from './LongTransactionList';
import { INITIAL_VIEW, HISTORY_LIMIT, isFiltered, type HistoryView } from './historyView';
import { useFormatPeriod } from './period/useFormatPeriod';
import { ShowMore } from './ShowMore';
import * as styles from './transactions.css';
import { useLongList, type LongList } from './useLongList';
import { useSearchIndex } from './useSearchIndex';
import { useRowFocus } from './useRowFocus';
import { useSearchText } from './useSearchText';
import { useLocale, useTimeZone } from '../../messages/intl';

const DatesSheet = createLazyDialog(async () => (await import('./sheets')).DatesSheet);

/** The longest list rendered in full, which up to this length is faster than virtualisation. */
const PLAIN_LIST_LENGTH = 100;

export interface TransactionHistoryProps extends LoadedHistory {
  /** Stored by the page, and restored after Back. */
  view: HistoryView;
  /** Called when the search, a filter or the number of rows changes. */
  onViewChange: (view: HistoryView) => void;
  /** Returns the URL of a transaction's receipt. */
  getHref: (transaction: WalletTransaction) => string;
  /** State of the date sheet, which needs `all`. If omitted, there is no date filter. */
  dates?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
}

/** The history with search, filter and paging. docs/rules.md TXN-7 to TXN-14, TXN-18 to TXN-20. */
export function TransactionHistory({
  latest,
  all,
  view,
  onViewChange,
  getHref,
  dates,
}: TransactionHistoryProps) {
  const t = useMessages(transactionHistoryMessages);
  const tHistory = useMessages(historyMessages);
  const texts = useSearchText();
  const money = useMoney();
  const searched = useSearchIndex(all, texts, view.search.trim() !== '');
  const timeZone = useTimeZone();
  const LongList = useLongList(view.shown > HISTORY_LIMIT);
  // Without the virtualised list, render no more rows than the plain list can render quickly.
  const shownRows = LongList ? view.shown : Math.min(view.shown, PLAIN_LIST_LENGTH);
  const selected = selectHistoryRows(
    { latest, all: searched },
    { ...view, shown: shownRows },
    texts.of,
    money,
    timeZone,
    useLocale(),
  );
  const { rows, matches, total, hasMore } = selected;
  const isListAwaited = hasMore && shownRows < view.shown;
  const awaited = selected.awaited ?? (isListAwaited ? { status: 'loading' } : null);
  const { list, origin, focusRow } = useRowFocus(awaited !== null);
  const isPart = isFiltered(view);
  const isEmpty = !isPart && rows.status === 'ready' && rows.value.length === 0;
  const heading = isPart ? t('results') : tHistory('recentActivity');

  function showMore(shown: number) {
    focusRow(shown);
    if (awaited?.status === 'error') awaited.retry();
    else onViewChange({ ...view, shown: view.shown + HISTORY_LIMIT });
  }

  function clear() {
    focusRow(0);
    onViewChange(INITIAL_VIEW);
  }

  return (
    <>
      {!isEmpty && (
        <div ref={moveFocusOnRemoval}>
          <HistoryFilters
            view={view}
            onViewChange={onViewChange}
            onDatesPress={dates && (() => dates.onOpenChange(true))}
          />
        </div>
      )}
      {dates && (
        <DatesSheet
          {...dates}
          all={all}
          period={view.period}
          onPeriodChange={(period) => {
            onViewChange({ ...view, period, shown: HISTORY_LIMIT });
            dates.onOpenChange(false);
          }}
        />
      )}
      <ResultAnnouncement found={{ ...selected, awaited }} view={view} />
      <Card
        title={heading}
        trailing={
          isPart &&
          total !== null &&
          total > 0 && (
            <Text as="span" size="label" tone="muted">
              {t('count', { count: total })}
            </Text>
          )
        }
        padding="list"
      >
        <LoadableRegion
          data={rows}
          loading={<TransactionListSkeleton count={isPart ? undefined : HISTORY_LIMIT} />}
          renderError={(retry) => (
            <ErrorState title={isPart ? t('searchFailed') : tHistory('failed')} onRetry={retry} />
          )}
        >
          {(shown) => (
            <div ref={list}>
              {matches && matches.length > 0 && <HistoryTotals transactions={matches} />}
              {shown.length > 0 ? (
                <HistoryList
                  LongList={LongList}
                  label={heading}
                  transactions={shown}
                  getHref={getHref}
                  pinnedRow={view.shown - HISTORY_LIMIT}
                />
              ) : isPart ? (
                <NoResults onClear={clear} />
              ) : (
                <EmptyState
                  icon={ReceiptText}
                  title={tHistory('empty')}
                  description={tHistory('emptyHint')}
                />
              )}
              {hasMore && (
                <ShowMore ref={origin} awaited={awaited} onPress={() => showMore(shown.length)} />
              )}
            </div>
          )}
        </LoadableRegion>
      </Card>
    </>
  );
}

interface HistoryListProps extends Omit<LongTransactionListProps, 'renderHeading'> {
  LongList: LongList | null;
}

/** The rows, with a heading for each month. docs/rules.md TXN-20. */
function HistoryList({ LongList, pinnedRow, ...list }: HistoryListProps) {
  const timeZone = useTimeZone();
  const formatPeriod = useFormatPeriod();
  const getTransactionMonth = ({ timestamp }: WalletTransaction) =>
    getMonth(getIsoDate(timestamp, timeZone));
  const props: TransactionListProps = {
    ...list,
    renderHeading: (transaction, previous) => {
      const month = getTransactionMonth(transaction);
      if (month === '' || (previous && getTransactionMonth(previous) === month)) return null;
      return <h3 className={styles.month}>{formatPeriod(getMonthPeriod(month))}</h3>;
    },
  };
  const isLong = props.transactions.length > PLAIN_LIST_LENGTH;
  return isLong && LongList ? (
    <LongList {...props} pinnedRow={pinnedRow} />
  ) : (
    <TransactionList {...props} />
  );
}

function NoResults({ onClear }: { onClear: () => void }) {
  const t = useMessages(transactionHistoryMessages);
  return (
    <EmptyState
      icon={SearchX}
      title={t('noMatch')}
      description={t('noMatchHint')}
      actions={
        <Button variant="outline" size="sm" onPress={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}

/** Delay after the last change before the number of rows is announced, in ms. */
const ANNOUNCE_AFTER = 600;

function ResultAnnouncement({ found, view }: { found: HistoryRows; view: HistoryView }) {
  const t = useMessages(transactionHistoryMessages);
  const { rows, total, awaited } = found;
  let text = '';
  if (rows.status === 'ready' && total !== null && !awaited) {
    const shown = rows.value.length;
    if (shown > HISTORY_LIMIT) text = t('showing', { shown, total });
    else if (isFiltered(view)) text = t('found', { count: total });
  }
  return (
    <span role="status" className={styles.screenReaderOnly}>
      {useDebouncedValue(text, ANNOUNCE_AFTER)}
    </span>
  );
}
