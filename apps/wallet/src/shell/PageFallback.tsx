import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';

/** Shown while a page's chunk loads. */
export function PageFallback() {
  return (
    <Screen>
      <SkeletonRegion>
        <Skeleton variant="block" height="12rem" />
      </SkeletonRegion>
    </Screen>
  );
}
