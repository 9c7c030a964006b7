import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { createLazyDialog } from '../../components/LazyView';
import { ListItem } from '../../components/ListItem';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { useMessages } from '../../messages';
import { RetryNotice } from '../../steps/RetryNotice';
import type { Loadable } from '../../types';
import type { Authorize, ConsentChange } from './consentMachine';
import { LimitText } from './LimitText';
import { consentMessages } from './messages';
import * as styles from './consentSetting.css';
import { useTimesOpened } from './useTimesOpened';

export interface ConsentSettingCardProps {
  /** Which payments need consent, as loaded from the server. */
  setting: Loadable<ConsentChange>;
  /** How the account holder authorizes a change: with the PIN. `giveConsent` also saves it. */
  authorize: Authorize<ConsentChange>;
  /** Whether the sheet that changes the setting is open. */
  isOpen: boolean;
  /** Called when the sheet should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the saved setting. */
  onSaved: (setting: ConsentChange) => void;
  /** More rows, such as a `PasskeysRow`. @default none */
  children?: ReactNode;
}

const Running = createLazyDialog(
  async () => (await import('./RunningConsentSetting')).RunningConsentSetting,
);

/**
 * The setting ‘Ask before payments’, which is stored in the account. Use it among the `children` of
 * `AppSettingsScreen` if the payment flows have `authorize`; if your app runs `consentSettingMachine`, use
 * `ConsentSettingSheet`. docs/rules.md CONSENT-9.
 */
export function ConsentSettingCard({
  setting,
  authorize,
  isOpen,
  onOpenChange,
  onSaved,
  children,
}: ConsentSettingCardProps) {
  const t = useMessages(consentMessages);
  const timesOpened = useTimesOpened(isOpen);
  const isFailed = setting.status === 'error';
  const row = { icon: ShieldCheck, title: t('setting.title') };
  return (
    <Card title={t('setting.heading')} padding={isFailed ? 'md' : 'list'}>
      <LoadableRegion
        data={setting}
        loading={
          <SkeletonRegion>
            <ListItem {...row} description={<Skeleton size="caption" width="14ch" />} />
          </SkeletonRegion>
        }
        renderError={(retry) => <RetryNotice title={t('setting.notLoaded')} onRetry={retry} />}
      >
        {(saved) => (
          <>
            <ListItem
              {...row}
              description={<LimitText above={saved.above} />}
              onPress={() => onOpenChange(true)}
            />
            <Running
              key={timesOpened}
              saved={saved}
              authorize={authorize}
              isOpen={isOpen}
              onSaved={onSaved}
              onClose={() => onOpenChange(false)}
            />
          </>
        )}
      </LoadableRegion>
      {children && <div className={isFailed ? styles.apart : styles.divided}>{children}</div>}
    </Card>
  );
}
