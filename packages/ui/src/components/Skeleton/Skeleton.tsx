import type { TypeToken } from '../../theme/scale';
import * as styles from './Skeleton.css';

interface SkeletonBase {
  /** Shape of the placeholder. @default 'text' */
  variant?: 'text' | 'circle' | 'block';
  /** For `text`: the type scale step of the text being loaded. @default 'body' */
  size?: TypeToken;
  /** CSS block size, required for `circle` and `block`. */
  height?: string;
  /** CSS inline size, such as '8ch' or '60%'. @default '100%' */
  width?: string;
  /** The skeleton's background; `hero` is a brand panel. @default 'surface' */
  on?: 'surface' | 'hero';
}

export type SkeletonProps = SkeletonBase &
  (
    | (Pick<SkeletonBase, 'size'> & { variant?: 'text'; height?: never })
    | (Required<Pick<SkeletonBase, 'height'>> & { variant: 'circle' | 'block'; size?: never })
  );

/**
 * A placeholder with the size of content that is loading. Hidden from screen readers. Use it for content whose size is
 * known; for a list use `ListSkeleton`, for a task in progress `ProgressBar`.
 */
export function Skeleton({ width = '100%', on = 'surface', ...props }: SkeletonProps) {
  const variant = props.variant ?? 'text';
  const isLine = !('height' in props);
  const classes = [
    styles.base,
    styles.variant[variant],
    isLine && styles.line[props.size ?? 'body'],
    on === 'hero' && styles.onHero,
  ];
  const blockSize = isLine ? undefined : props.height;
  return (
    <span
      aria-hidden
      className={classes.filter(Boolean).join(' ')}
      style={{ inlineSize: variant === 'circle' ? blockSize : width, blockSize }}
    />
  );
}
