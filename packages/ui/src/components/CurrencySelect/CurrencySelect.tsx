import { lazy, Suspense } from 'react';
import { vars } from '../../theme/vars.css';
import { Skeleton } from '../Skeleton';
import { Stack } from '../Stack';
import type { CurrencySelectProps } from './CurrencyOptions';

export type { CurrencySelectProps };

// A list that opens weighs as much as a page: the page is shown first.
const CurrencyOptions = lazy(() => import('./CurrencyOptions'));

/** Which of the wallet's currencies and metals an amount is in. docs/rules.md PAY-1. */
export function CurrencySelect(props: CurrencySelectProps) {
  return (
    <Suspense fallback={<CurrencyPlaceholder />}>
      <CurrencyOptions {...props} />
    </Suspense>
  );
}

/** A label and a box, as high as what they stand for. */
function CurrencyPlaceholder() {
  return (
    <Stack gap={2}>
      <Skeleton size="label" width="8ch" />
      <Skeleton variant="block" height={vars.size.control} />
    </Stack>
  );
}
