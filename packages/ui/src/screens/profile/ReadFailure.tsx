import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { LoadableRegion } from '../../components/LoadableRegion';
import type { Loadable } from '../../types';
import * as styles from './profile.css';

interface ReadFailureProps {
  data: Loadable<unknown>;
  title: string;
}

/** Says below the tiles that one read failed, and asks again; else it is nothing. */
export function ReadFailure({ data, title }: ReadFailureProps) {
  const t = useTranslations('common');
  return (
    <LoadableRegion
      data={data}
      loading={null}
      renderError={(retry) => (
        <div className={styles.failure}>
          <Callout tone="danger" title={title} isUrgent>
            <Button variant="outline" size="sm" onPress={retry}>
              {t('tryAgain')}
            </Button>
          </Callout>
        </div>
      )}
    >
      {() => null}
    </LoadableRegion>
  );
}
