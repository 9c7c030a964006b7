import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColorToken, ColorTokens } from '../colorTokens';
import { dark } from '../dark';
import { light } from '../light';
import { radTheme } from '../radTheme';
import { computeWcagContrast } from '../testing/wcagContrast';
import { ContrastError, contrastPairs, makeTheme, type BrandTheme, type Theme } from './index';

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

const brandTheme: fc.Arbitrary<BrandTheme> = fc.record(
  { brand: hexColor, hero: hexColor, accent: hexColor, tint: hexColor },
  { requiredKeys: ['brand'] },
);

const schemes = ['light', 'dark'] as const;

function findFailingPairs(theme: Theme): string[] {
  return schemes.flatMap((scheme) => {
    const { color } = theme[scheme];
    return contrastPairs
      .filter(({ ink, on, ratio }) => computeWcagContrast(color[ink], color[on]) < ratio)
      .map(({ ink, on }) => `${scheme}: ${ink} on ${on}`);
  });
}

function catchError(make: () => unknown): unknown {
  try {
    make();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('our own theme', () => {
  it('is returned unchanged', () => {
    expect(radTheme.light.color).toEqual(light);
    expect(radTheme.dark.color).toEqual(dark);
    expect(Object.keys(radTheme.light.color)).toEqual(Object.keys(light));
  });

  it('is rejected when one of its texts becomes too faint', () => {
    const faint = { light: { ...light, textMuted: '#8a968f' }, dark };
    expect(() => makeTheme({ name: 'Faint', ...faint })).toThrow(ContrastError);
  });
});

describe('any brand', () => {
  it('becomes a readable theme, or an error with the reason and a remedy', () => {
    const seen = { made: 0, refused: 0 };
    fc.assert(
      fc.property(brandTheme, (source) => {
        // Fixing one role can make another one fail. Following the advice repeatedly must still lead to a valid theme.
        const mended: Record<'light' | 'dark', Partial<ColorTokens>> = { light: {}, dark: {} };
        const attempt = () =>
          catchError(() =>
            expect(findFailingPairs(makeTheme({ ...source, ...mended }))).toEqual([]),
          );
        let error = attempt();
        seen[error === undefined ? 'made' : 'refused'] += 1;
        for (let round = 0; error !== undefined && round < 3; round += 1) {
          if (!(error instanceof ContrastError)) throw error;
          for (const { scheme, ink, on, colors, reached, ratio, nearest } of error.failures) {
            expect(computeWcagContrast(...colors)).toBeCloseTo(reached, 2);
            expect(reached).toBeLessThan(ratio);
            expect(error.message).toContain(`${scheme}: ${ink} ${colors[0]} on ${on} ${colors[1]}`);
            if (nearest === undefined)
              return expect(error.message).toContain(`no ${ink} of this hue`);
            expect(error.message).toContain(`${scheme}: { ${ink}: '${nearest}' }`);
            mended[scheme][ink] = nearest;
          }
          error = attempt();
        }
        expect(error).toBeUndefined();
      }),
      { numRuns: 150 },
    );
    // Ensures that both outcomes were tested.
    expect(seen.made).toBeGreaterThan(15);
    expect(seen.refused).toBeGreaterThan(15);
  }, 60_000);

  it('is rejected for its own colour only, never for a derived one', () => {
    fc.assert(
      fc.property(brandTheme, (source) => {
        const error = catchError(() => makeTheme(source));
        if (error instanceof ContrastError) {
          expect(new Set(error.failures.map(({ scheme, ink }) => `${scheme} ${ink}`))).toEqual(
            new Set(['light brand']),
          );
        }
      }),
    );
  }, 60_000);

  it('keeps brand and hero unchanged in light', () => {
    const { color } = makeTheme({ brand: '#5B2A86', hero: 'oklch(0.9 0.09 90)' }).light;
    expect(color.brand).toBe('#5b2a86');
    expect(color.hero).toMatch(/^#f/);
    expect(computeWcagContrast(color.onHero, '#000000')).toBeLessThan(2);
  });

  it('keeps the colours with a meaning', () => {
    const meanings: ColorToken[] = [
      'success',
      'pending',
      'pendingFill',
      'danger',
      'info',
      'gold',
      'goldFill',
      'silver',
      'silverFill',
      'codeInk',
      'codePaper',
    ];
    for (const brand of ['#5b2a86', '#0f4c81', '#8a1538', '#2f2f2f']) {
      const theme = makeTheme({ brand });
      for (const role of meanings) {
        expect(theme.light.color[role]).toBe(light[role]);
        expect(theme.dark.color[role]).toBe(dark[role]);
      }
    }
  });

  it('has every role and no other', () => {
    for (const scheme of schemes) {
      const { color } = makeTheme({ brand: '#5b2a86' })[scheme];
      expect(Object.keys(color).toSorted()).toEqual(Object.keys(light).toSorted());
    }
  });

  it('has neutral surfaces for a grey brand', () => {
    const { color } = makeTheme({ brand: '#333333' }).light;
    expect(color.surface).toMatch(/^#(..)\1\1$/);
    expect(color.textMuted).toMatch(/^#(..)\1\1$/);
  });
});

describe('a given role', () => {
  it('is kept, and the roles derived from it follow', () => {
    const derived = makeTheme({ brand: '#5b2a86' });
    const theme = makeTheme({ brand: '#5b2a86', dark: { brand: '#7fd1ae', line: '#444' } });
    expect(theme.dark.color.brand).toBe('#7fd1ae');
    expect(theme.dark.color.line).toBe('#444444');
    expect(theme.dark.color.brandHover).not.toBe(derived.dark.color.brandHover);
    expect(theme.light).toEqual(derived.light);
  });

  it('may be translucent if no text is on it alone', () => {
    const { color, elevation } = makeTheme({
      brand: '#5b2a86',
      light: { scrim: 'rgb(0 0 0 / 0.3)', shadow: '#00000033' },
    }).light;
    expect(color.scrim).toBe('rgb(0 0 0 / 0.3)');
    expect(elevation.card).toBe('0 1px 2px #00000033');
  });

  it('keeps a brand that is too pale for text on its panels', () => {
    const { color } = makeTheme({ brand: '#ffcc00', light: { brand: '#7a5c00' } }).light;
    expect([color.brand, color.hero]).toEqual(['#7a5c00', '#ffcc00']);
  });
});

it('a font family replaces the bundled one', () => {
  const { font } = makeTheme({ brand: '#5b2a86', fontFamily: '"Inter", sans-serif' }).light;
  expect(font.text).toBe('"Inter", sans-serif');
  expect(makeTheme({ brand: '#5b2a86' }).dark.font.text).toContain('Figtree');
});

describe('reports errors', () => {
  it('with too little contrast, listing all of them', () => {
    const error = catchError(() => makeTheme({ name: 'Sunny', brand: '#ffcc00' })) as ContrastError;
    expect(error.message).toBe(
      [
        'The theme "Sunny" has too little contrast.',
        '  light: brand #ffcc00 on surface #fbfaf6 has 1.44:1, needs 4.5:1',
        '  light: brand #ffcc00 on surfaceRaised #ffffff has 1.51:1, needs 4.5:1',
        '  light: brand #ffcc00 on surfaceSunken #f3f1ea has 1.33:1, needs 4.5:1',
        '  light: brand #ffcc00 on surfaceHover #f7f5ef has 1.38:1, needs 4.5:1',
        '  light: brand #ffcc00 on brandSoft #f2ebd5 has 1.26:1, needs 3:1',
        'To fix it:',
        "  set light: { brand: '#8a6800' }, the nearest of its hue that is readable, or change its background",
      ].join('\n'),
    );
  });

  it('with backgrounds on which no text colour is readable', () => {
    const light = { surface: '#000000', surfaceRaised: '#ffffff', surfaceSunken: '#777777' };
    expect(() => makeTheme({ brand: '#5b2a86', light })).toThrow(
      /no brand of this hue is readable on all of surface, surfaceRaised, surfaceSunken/,
    );
  });

  it.each<[string, unknown]>([
    ['no colour at brand', { brand: 'purpel' }],
    ['no colour at accent', { brand: '#5b2a86', accent: 'var(--accent)' }],
    ['no colour at dark.text', { brand: '#5b2a86', dark: { text: 'red; } body { color: red' } }],
    ['translucent at light.text', { brand: '#5b2a86', light: { text: 'rgb(0 0 0 / 0.8)' } }],
    ['sets light.txt, which is not a role', { brand: '#5b2a86', light: { txt: '#000' } }],
    ['no font family', { brand: '#5b2a86', fontFamily: 'Inter; } body {' }],
    ['neither a brand to derive from nor these roles in dark: ground', { light, dark: {} }],
    ['neither a brand to derive from nor these roles in light: ground', {}],
  ])('%s', (message, source) => {
    const make = () => makeTheme({ name: 'X', ...(source as BrandTheme) });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(message);
  });
});
