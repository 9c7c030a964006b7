import type { ThemeValues } from '../createThemeValues';
import { toHex } from './color';

/** A token in the Design Tokens format (DTCG, 2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
}

export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

function map<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value, name: string) => DesignToken | DesignTokenGroup,
): DesignTokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toToken(value, name)]),
  );
}

function toColorValue(color: string) {
  const hex = toHex(color);
  if (!hex) throw new RangeError(`No colour: ${color}`);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const toShare = (part: number) => Number((part / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(toShare),
    alpha: toShare(alpha),
    hex: hex.slice(0, 7),
  };
}

/** Parses a CSS length such as '0.25rem' or '4px' into value and unit. */
function toDimensionValue(length: string) {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(rem|px)?$/.exec(length) ?? [];
  return { value: Number(value), unit };
}

const toDimension = (length: string): DesignToken => ({
  $type: 'dimension',
  $value: toDimensionValue(length),
});

/** Parses a shadow in the syntax of the theme's elevations: '0 1px 2px <colour>'. */
function toShadow(shadow: string): DesignToken {
  const [offsetX = '0', offsetY = '0', blur = '0', ...color] = shadow.split(' ');
  return {
    $type: 'shadow',
    $value: {
      color: toColorValue(color.join(' ')),
      offsetX: toDimensionValue(offsetX),
      offsetY: toDimensionValue(offsetY),
      blur: toDimensionValue(blur),
      spread: toDimensionValue('0'),
    },
  };
}

/**
 * Creates tokens for Figma and other tools: `color.brandSoft` is `--rad-color-brandSoft`. Letter spacing is in rem,
 * because the format has no em.
 */
export function createDesignTokens(values: ThemeValues): DesignTokenGroup {
  return {
    color: map(values.color, (color) => ({ $type: 'color', $value: toColorValue(color) })),
    space: map(values.space, toDimension),
    radius: map(values.radius, toDimension),
    size: map(values.size, toDimension),
    font: map(values.font, (family) => ({
      $type: 'fontFamily',
      $value: family.split(', ').map((name) => name.replaceAll('"', '')),
    })),
    type: map(values.type, ({ size, lineHeight, weight, tracking }) => ({
      size: toDimension(size),
      lineHeight: { $type: 'number', $value: Number(lineHeight) },
      weight: { $type: 'fontWeight', $value: Number(weight) },
      tracking: toDimension(
        `${Number((Number.parseFloat(size) * Number.parseFloat(tracking)).toFixed(5))}rem`,
      ),
    })),
    typography: map(values.type, (_step, name) => ({
      $type: 'typography',
      $value: {
        fontFamily: '{font.text}',
        fontSize: `{type.${name}.size}`,
        fontWeight: `{type.${name}.weight}`,
        letterSpacing: `{type.${name}.tracking}`,
        lineHeight: `{type.${name}.lineHeight}`,
      },
    })),
    duration: map(values.duration, (time) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(time), unit: 'ms' },
    })),
    easing: map(values.easing, (curve) => ({
      $type: 'cubicBezier',
      $value: (curve.match(/[\d.]+/g) ?? []).map(Number),
    })),
    elevation: map(values.elevation, toShadow),
    z: map(values.z, (layer) => ({ $type: 'number', $value: Number(layer) })),
  };
}
