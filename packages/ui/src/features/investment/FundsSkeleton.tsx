import { Card } from '../../components/Card';
import { ListSkeleton } from '../../components/LoadableList';
import { Skeleton } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { space } from '../../theme/lengths.css';

const ROWS = [1, 2, 3];

export function FundsSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton size="caption" width="80%" />
      <Stack gap={4}>
        {ROWS.map((row) => (
          <Card key={row}>
            <Stack gap={3}>
              <ListSkeleton
                count={1}
                trailing={<Skeleton variant="block" height={space[6]} width="6rem" />}
              />
              <Stack gap={2}>
                <Skeleton size="label" />
                <Skeleton size="label" />
              </Stack>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
