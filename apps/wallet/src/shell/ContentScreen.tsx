import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import type { Loadable } from '@rad-wallet/ui/types';
import type { ReactNode } from 'react';
import { LazyNothingYetScreen } from './LazyNothingYetScreen';

export interface ContentScreenProps<T> {
  /** The part of the host's content that the page needs. */
  content: Loadable<T | null>;
  /** Page title while there is no content. */
  title: string;
  backHref: string;
  children: (value: T) => ReactNode;
}

const hasNothing = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Shows an error with a retry if the content failed to load, and an empty state if there is none. */
export function ContentScreen<T>({ content, title, backHref, children }: ContentScreenProps<T>) {
  const header = <PageHeader title={title} backHref={backHref} isBackFallback />;
  if (content.status === 'error') {
    return (
      <Screen header={header} isCentered>
        <ErrorState onRetry={content.retry} />
      </Screen>
    );
  }
  if (content.status === 'loading') {
    return (
      <Screen header={header}>
        <SkeletonRegion>
          <Skeleton variant="block" height="12rem" />
        </SkeletonRegion>
      </Screen>
    );
  }
  const { value } = content;
  if (value === null || hasNothing(value)) {
    return <LazyNothingYetScreen title={title} backHref={backHref} />;
  }
  return children(value);
}
