import type { ColorTokens } from '../colorTokens';
import { getContrast, findReadableColor } from './color';
import { contrastPairs, getContrastNeeds, type ContrastPair } from './contrastPairs';

/** Light or dark. */
export type ColorScheme = 'light' | 'dark';

/** A pair of roles with too little contrast in one scheme of a theme. */
export interface ContrastFailure extends ContrastPair {
  scheme: ColorScheme;
  /** The colours of `ink` and of `on`. */
  colors: readonly [ink: string, on: string];
  /** Their contrast ratio. */
  reached: number;
  /** The nearest colour of the same hue that is readable on all of its backgrounds, if there is one. */
  nearest?: string;
}

const describeFailure = ({ scheme, ink, on, colors, reached, ratio }: ContrastFailure) =>
  // Truncated, not rounded: 4.496 must not read as 4.5.
  `${scheme}: ${ink} ${colors[0]} on ${on} ${colors[1]} has ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, needs ${ratio}:1`;

const describeRemedy = ({ scheme, ink, nearest }: ContrastFailure) =>
  nearest === undefined
    ? `${scheme}: no ${ink} of this hue can be read on all of ${contrastPairs
        .filter((pair) => pair.ink === ink)
        .map(({ on }) => on)
        .join(', ')}; bring these nearer to one another, and to white or to black`
    : `set ${scheme}: { ${ink}: '${nearest}' }, the nearest of its hue that can be read, or change what it stands on`;

/** Thrown for a theme with colours that are unreadable on one another. The message says how to fix it. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
  /** The unreadable pairs, light before dark. */
  readonly failures: readonly ContrastFailure[];

  constructor(theme: string, failures: readonly ContrastFailure[]) {
    super(
      [
        `The theme "${theme}" has too little contrast.`,
        ...failures.map((failure) => `  ${describeFailure(failure)}`),
        'To mend it:',
        ...new Set(failures.map((failure) => `  ${describeRemedy(failure)}`)),
      ].join('\n'),
    );
    this.failures = failures;
  }
}

/** The pairs of one scheme with too little contrast. */
function findFailures(scheme: ColorScheme, palette: ColorTokens): ContrastFailure[] {
  return contrastPairs.flatMap((pair) => {
    const colors = [palette[pair.ink], palette[pair.on]] as const;
    const reached = getContrast(...colors);
    if (reached >= pair.ratio) return [];
    const nearest = findReadableColor(colors[0], getContrastNeeds(pair.ink, palette));
    return [{ ...pair, scheme, colors, reached, nearest }];
  });
}

/**
 * @param given the roles that were set explicitly. If one of them fails, only it is reported, since others derive
 * from it
 * @throws ContrastError when a pair of roles has too little contrast
 */
export function checkContrast(
  theme: string,
  palettes: Readonly<Record<ColorScheme, ColorTokens>>,
  given: Readonly<Record<ColorScheme, Partial<ColorTokens>>>,
): void {
  const failures = [
    ...findFailures('light', palettes.light),
    ...findFailures('dark', palettes.dark),
  ];
  if (failures.length === 0) return;
  const causes = failures.filter(({ scheme, ink }) => given[scheme][ink] !== undefined);
  throw new ContrastError(theme, causes.length > 0 ? causes : failures);
}
