import { size } from '../../theme/lengths.css';
import { createLazyView } from '../LazyView';
import type { SelectProps } from '../Select';
import { Skeleton } from '../Skeleton';
import { Stack } from '../Stack';

const LazyLoadedSelect = createLazyView<SelectProps>(
  async () => (await import('../Select')).Select,
  { Loading: SelectSkeleton },
);

/**
 * A lazy-loaded `Select`; reserves its space while loading. Use it if the first view does not show the field; otherwise
 * use `Select`.
 */
export function LazySelect<Id extends string = string>(props: SelectProps<Id>) {
  // A lazy view has no type parameter. The cast is safe, because ids in callbacks come from `options`.
  return <LazyLoadedSelect {...(props as unknown as SelectProps)} />;
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
