import type { TypeToken } from '../../theme/scale';
import * as styles from './Skeleton.css';

interface SkeletonBase {
  /** A line of text, an avatar or icon, or a picture, card or control. @default 'text' */
  variant?: 'text' | 'circle' | 'block';
  /** Of `text`: the step of the type scale whose line height it has. @default 'body' */
  size?: TypeToken;
  /** Block size in CSS: of all but `text`, which has its line's. */
  height?: string;
  /** Inline size in CSS: '8ch', '60%', '12rem'. @default '100%' */
  width?: string;
  /** The surface it stands on: `hero` is a brand panel. @default 'surface' */
  on?: 'surface' | 'hero';
}

/** A line of text has a size of the type scale, anything else a height. */
export type SkeletonProps = SkeletonBase &
  (
    | (Pick<SkeletonBase, 'size'> & { variant?: 'text'; height?: never })
    | (Required<Pick<SkeletonBase, 'height'>> & { variant: 'circle' | 'block'; size?: never })
  );

/** Stands for something that is still loading, in exactly its size. Hidden from screen readers. */
export function Skeleton({ width = '100%', on = 'surface', ...props }: SkeletonProps) {
  const variant = props.variant ?? 'text';
  const isLine = !('height' in props);
  const classes = [
    styles.bone,
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
