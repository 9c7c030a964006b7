import { scale } from '../../theme/scale';
import { vars } from '../../theme/vars.css';
import type { AmountParts } from '../../format';

const steps = { sm: 'caption', md: 'label', lg: 'title', display: 'display' } as const;

/** An amount's place in the type scale: 13, 15, 26 and 40 px. */
export type AmountSize = keyof typeof steps;

/** How large prefix and fraction are beside the figure. */
const minorScale: Record<AmountSize, number> = { sm: 1, md: 1, lg: 0.72, display: 0.58 };

/** Advance widths in em, on the safe side for a heavy tabular face. */
const DIGIT = 0.64;
const MARK = 0.36;

/** The narrowest place that an amount usually has, px. */
const USUAL_ROOM = 200;

function widthInEm(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\d\p{L}+−]/u.test(char) ? DIGIT : MARK), 0);
}

/**
 * The font size that keeps a very long amount inside its container (the nearest one with
 * `container-type: inline-size`, else the phone column), or undefined when the step's own fits into
 * `room`, px.
 */
export function amountFontSize(
  parts: AmountParts,
  size: AmountSize,
  room = USUAL_ROOM,
): string | undefined {
  const minor = parts.prefix + parts.fraction + parts.suffix;
  const em = widthInEm(parts.sign + parts.integer) + widthInEm(minor) * minorScale[size];
  const step = steps[size];
  if (em * scale.type[step].size <= room) return undefined;
  return `min(${vars.type[step].size}, min(100cqi, ${vars.size.column}) / ${em.toFixed(2)})`;
}
