import type { ColorTokens } from '../colorTokens';
import { getContrast, findReadableColor } from './color';
import { contrastPairs, getContrastRequirements, type ContrastPair } from './contrastPairs';

export type ColorScheme = 'light' | 'dark';

export interface ContrastFailure extends ContrastPair {
  scheme: ColorScheme;
  colors: readonly [ink: string, on: string];
  reached: number;
  /** The nearest colour of the same hue that is readable on all backgrounds of `ink`, if any. */
  nearest?: string;
}

const describeFailure = ({ scheme, ink, on, colors, reached, ratio }: ContrastFailure) =>
  // Truncate instead of rounding, so that 4.496 is not reported as 4.50.
  `${scheme}: ${ink} ${colors[0]} on ${on} ${colors[1]} has ${(Math.floor(reached * 100) / 100).toFixed(2)}:1, needs ${ratio}:1`;

const describeRemedy = ({ scheme, ink, nearest }: ContrastFailure) =>
  nearest === undefined
    ? `${scheme}: no ${ink} of this hue is readable on all of ${contrastPairs
        .filter((pair) => pair.ink === ink)
        .map(({ on }) => on)
        .join(', ')}; make these closer to each other, and to white or black`
    : `set ${scheme}: { ${ink}: '${nearest}' }, the nearest of its hue that is readable, or change its background`;

/** Thrown if a theme has unreadable colour pairs. The message says how to fix them. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
  /** All unreadable pairs, light before dark. */
  readonly failures: readonly ContrastFailure[];

  constructor(theme: string, failures: readonly ContrastFailure[]) {
    super(
      [
        `The theme "${theme}" has too little contrast.`,
        ...failures.map((failure) => `  ${describeFailure(failure)}`),
        'To fix it:',
        ...new Set(failures.map((failure) => `  ${describeRemedy(failure)}`)),
      ].join('\n'),
    );
    this.failures = failures;
  }
}

function findFailures(scheme: ColorScheme, palette: ColorTokens): ContrastFailure[] {
  return contrastPairs.flatMap((pair) => {
    const colors = [palette[pair.ink], palette[pair.on]] as const;
    const reached = getContrast(...colors);
    if (reached >= pair.ratio) return [];
    const nearest = findReadableColor(colors[0], getContrastRequirements(pair.ink, palette));
    return [{ ...pair, scheme, colors, reached, nearest }];
  });
}

/**
 * @param given explicit roles; if any of these fail, only they are reported, because the other roles derive from them
 * @throws ContrastError
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
