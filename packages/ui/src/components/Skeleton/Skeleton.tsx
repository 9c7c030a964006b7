import type { TypeToken } from '../../theme/tokens';
import * as styles from './Skeleton.css';

interface BoneProps {
  /** Inline size in CSS: '8ch', '60%', '12rem'. @default '100%' */
  width?: string;
  /** `hero` on a brand panel. @default 'surface' */
  on?: 'surface' | 'hero';
}

export type SkeletonProps = BoneProps &
  (
    | {
        /** A line of text of one step of the type scale, with that step's line height. */
        variant?: 'text';
        /** @default 'body' */
        size?: TypeToken;
      }
    | {
        /** An avatar or icon, or a picture, card or control. */
        variant: 'circle' | 'block';
        /** Block size in CSS. */
        height: string;
      }
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
