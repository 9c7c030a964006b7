import { Card } from '../../components/Card';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { scale } from '../../theme/tokens';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import * as styles from './receipt.css';

const MARK_SIZE = `${scale.size.avatar / 16}rem`;

const LINE_WIDTHS = ['38%', '52%', '44%', '48%', '58%', '36%'];

export function ReceiptSkeleton() {
  const t = useMessages(receiptMessages);
  return (
    <SkeletonRegion>
      <Stack gap={6}>
        <Card>
          <div className={styles.summary}>
            <span className={styles.mark}>
              <Skeleton variant="circle" height={MARK_SIZE} />
            </span>
            {(['heading', 'display', 'label'] as const).map((size, line) => (
              <span key={size} className={styles.mark}>
                <Skeleton size={size} width={`${6 + line * 3}ch`} />
              </span>
            ))}
          </div>
        </Card>
        <Card title={t('details')}>
          <div className={styles.skeletonLine} data-stacked>
            <Skeleton size="label" width="28%" />
            <Skeleton size="label" width="40%" />
          </div>
          {LINE_WIDTHS.map((width) => (
            <div key={width} className={styles.skeletonLine}>
              <Skeleton size="label" width="28%" />
              <Skeleton size="label" width={width} />
            </div>
          ))}
        </Card>
      </Stack>
    </SkeletonRegion>
  );
}
