import { LoadableRegion } from '../../components/LoadableRegion';
import { RetryNotice } from '../../steps/RetryNotice';
import type { Loadable } from '../../types';
import * as styles from './profile.css';

interface LoadFailureProps {
  data: Loadable<unknown>;
  title: string;
}

export function LoadFailure({ data, title }: LoadFailureProps) {
  return (
    <LoadableRegion
      data={data}
      loading={null}
      renderError={(retry) => (
        <div className={styles.failure}>
          <RetryNotice title={title} onRetry={retry} />
        </div>
      )}
    >
      {() => null}
    </LoadableRegion>
  );
}
