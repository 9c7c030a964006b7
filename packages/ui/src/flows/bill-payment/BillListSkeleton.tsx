import { ListItem } from '../../components/ListItem';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { vars } from '../../theme/vars.css';
import * as styles from './RecentBills.css';

/** How many bills are awaited. */
const COUNT = 3;

/** Stands for the bills while they are read, in their size. */
export function BillListSkeleton() {
  return (
    <SkeletonRegion>
      {Array.from({ length: COUNT }, (_, row) => (
        <div key={row} className={styles.bill}>
          <ListItem
            leading={<Skeleton variant="circle" height={vars.size.avatar} />}
            title={<Skeleton size="label" width="9ch" />}
            description={
              <Stack gap={1} align="start">
                <Skeleton size="caption" width="10ch" />
                <Skeleton size="caption" width="14ch" />
                <Skeleton variant="block" height={vars.space[6]} width="9ch" />
              </Stack>
            }
            trailing={<Skeleton variant="block" height={vars.size.target} width="6rem" />}
          />
        </div>
      ))}
    </SkeletonRegion>
  );
}
