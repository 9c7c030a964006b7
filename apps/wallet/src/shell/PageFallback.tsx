import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';

/** Stands in while a page's chunk arrives. */
export function PageFallback() {
  return (
    <Screen>
      <SkeletonRegion>
        <Skeleton variant="block" height="12rem" />
      </SkeletonRegion>
    </Screen>
  );
}
