import { ReceiptText, SearchX } from 'lucide-react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Text } from '../../components/Text';
import { TransactionList, TransactionListSkeleton } from '../../components/TransactionList';
import { useSettled } from '../../hooks/useSettled';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';
import { historyRows, type HistoryRows, type ReadHistory } from './historyRows';
import { HistoryTools } from './HistoryTools';
import { LongTransactionList, type LongTransactionListProps } from './LongTransactionList';
import { FIRST_VIEW, HISTORY_LIMIT, isNarrowed, type HistoryView } from './historyView';
import { ShowMore } from './ShowMore';
import * as styles from './transactions.css';
import { useReadForSearch } from './useReadForSearch';
import { useRowFocus } from './useRowFocus';
import { useSearchText } from './useSearchText';

export interface TransactionHistoryProps extends ReadHistory {
  /** What of it is looked at. Its owner keeps it, so that it is there again for whoever comes back. */
  view: HistoryView;
  /** Hears what is to be looked at from now on. */
  onViewChange: (view: HistoryView) => void;
  /** Where the receipt of a transaction is. */
  hrefOf: (transaction: WalletTransaction) => string;
}

/** The rows of the history, what is looked for among them, and more of them. docs/rules.md TXN-7 to TXN-14. */
export function TransactionHistory({
  latest,
  all,
  view,
  onViewChange,
  hrefOf,
}: TransactionHistoryProps) {
  const t = useTranslations('transactionHistory');
  const tHistory = useTranslations('history');
  const texts = useSearchText();
  const searched = useReadForSearch(all, texts, view.search.trim() !== '');
  const found = historyRows({ latest, all: searched }, view, texts.of);
  const { rows, total, hasMore, awaited } = found;
  const { list, origin, focusRow } = useRowFocus(awaited !== null);
  const isPart = isNarrowed(view);
  const isEmpty = !isPart && rows.status === 'ready' && rows.value.length === 0;
  const heading = isPart ? t('results') : tHistory('recentActivity');

  function showMore(shown: number) {
    focusRow(shown);
    if (awaited?.status === 'error') awaited.retry();
    else onViewChange({ ...view, shown: view.shown + HISTORY_LIMIT });
  }

  function clear() {
    focusRow(0);
    onViewChange(FIRST_VIEW);
  }

  return (
    <>
      {!isEmpty && <HistoryTools view={view} onViewChange={onViewChange} />}
      <Announced found={found} view={view} />
      <Card
        title={heading}
        trailing={
          // Where nothing was found, the words below say it.
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
              {shown.length > 0 ? (
                <Rows
                  label={heading}
                  transactions={shown}
                  hrefOf={hrefOf}
                  keptRow={view.shown - HISTORY_LIMIT}
                />
              ) : isPart ? (
                <NothingFound onClear={clear} />
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

/** As many rows as are drawn whole: fewer cost less than finding out which of them are in sight. */
const ALL_DRAWN = 100;

function Rows({ keptRow, ...props }: LongTransactionListProps) {
  const isLong = props.transactions.length > ALL_DRAWN;
  return isLong ? (
    <LongTransactionList {...props} keptRow={keptRow} />
  ) : (
    <TransactionList {...props} />
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslations('transactionHistory');
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

/** A pause in typing after which the number of rows is announced, ms. */
const ANNOUNCE_AFTER = 600;

/** Tells a screen reader how many rows were found, or are shown by now. */
function Announced({ found, view }: { found: HistoryRows; view: HistoryView }) {
  const t = useTranslations('transactionHistory');
  const { rows, total, awaited } = found;
  let text = '';
  if (rows.status === 'ready' && total !== null && !awaited) {
    const shown = rows.value.length;
    if (shown > HISTORY_LIMIT) text = t('showing', { shown, total });
    else if (isNarrowed(view)) text = t('found', { count: total });
  }
  return (
    <span role="status" className={styles.spoken}>
      {useSettled(text, ANNOUNCE_AFTER)}
    </span>
  );
}
