import type { Ref } from 'react';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { transactionHistoryMessages } from './messages';
import * as styles from './transactions.css';
import type { HistoryRows } from './selectHistoryRows';

interface ShowMoreProps {
  awaited: HistoryRows['awaited'];
  onPress: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Button that loads more rows. It also retries, so that it keeps focus. */
export function ShowMore({ awaited, onPress, ref }: ShowMoreProps) {
  const t = useMessages(transactionHistoryMessages);
  const tCommon = useMessages(commonMessages);
  const failure = awaited?.status === 'error' ? awaited : null;
  return (
    <div ref={ref} className={styles.showMoreArea}>
      {failure && (
        <div role="alert">
          <Text size="label" align="center" tone="danger">
            {t('moreFailed')}
          </Text>
        </div>
      )}
      <Button
        variant="secondary"
        size="sm"
        isFullWidth
        isPending={awaited?.status === 'loading'}
        onPress={onPress}
      >
        {failure ? tCommon('tryAgain') : t('showMore')}
      </Button>
    </div>
  );
}
