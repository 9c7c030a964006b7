import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { IconButton } from '../Button';
import * as calloutStyles from '../Callout/Callout.css';
import * as styles from './Banner.css';

export interface BannerProps {
  /** Colour and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** A short title; also names the region. */
  title: string;
  /** Text below the title. */
  children?: ReactNode;
  /** A `Button` or `LinkButton` of size `sm`. */
  actions?: ReactNode;
  /**
   * Called when the dismiss button is pressed. Without it, the button is omitted. Remove the banner and restore focus.
   */
  onDismiss?: () => void;
  /** Announces the banner on mount. Set it for banners that appear after the page has loaded. @default false */
  isLive?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const tones = {
  info: { color: 'info', icon: Info },
  success: { color: 'success', icon: CircleCheck },
  warning: { color: 'pending', icon: TriangleAlert },
  danger: { color: 'danger', icon: CircleAlert },
} as const satisfies Record<
  NonNullable<BannerProps['tone']>,
  { color: keyof typeof calloutStyles.tone; icon: LucideIcon }
>;

/**
 * A message across the top of a screen. Use it for news about the whole screen; within the content use `Callout`, for
 * the result of an action a toast.
 */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  isLive = false,
  ref,
}: BannerProps) {
  const t = useMessages(commonMessages);
  const titleId = useId();
  const { color, icon: Icon } = tones[tone];
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={ref}
      role={isLive ? undefined : 'region'}
      aria-labelledby={isLive ? undefined : titleId}
      className={`${styles.banner} ${calloutStyles.tone[color]}`}
    >
      <Icon aria-hidden className={`${calloutStyles.icon[color]} ${styles.icon}`} />
      <div className={styles.content}>
        <div role={isLive ? liveRole : undefined} className={styles.texts}>
          <p id={titleId} className={calloutStyles.title}>
            {title}
          </p>
          {children && <div className={calloutStyles.body}>{children}</div>}
        </div>
        {actions}
      </div>
      {onDismiss && <IconButton icon={X} aria-label={t('dismiss')} onPress={onDismiss} />}
    </div>
  );
}
