import { lazy, Suspense } from 'react';
import { importWithMessages } from '../../messages';
import { size } from '../../theme/lengths.css';
import type { SelectProps } from '../Select';
import { Skeleton } from '../Skeleton';
import { Stack } from '../Stack';

const LazyLoadedSelect = lazy(async () => ({
  default: (await importWithMessages(() => import('../Select'))).Select,
}));

/** A lazy-loaded `Select`; reserves its space while loading. */
export function LazySelect<Id extends string = string>(props: SelectProps<Id>) {
  return (
    <Suspense fallback={<SelectSkeleton />}>
      {/* `lazy` loses the type parameter. The cast is safe, because ids in callbacks come from `options`. */}
      <LazyLoadedSelect {...(props as unknown as SelectProps)} />
    </Suspense>
  );
}

function SelectSkeleton() {
  return (
    <div data-awaited="">
      <Stack gap={2}>
        <Skeleton size="label" width="8ch" />
        <Skeleton variant="block" height={size.control} />
      </Stack>
    </div>
  );
}
