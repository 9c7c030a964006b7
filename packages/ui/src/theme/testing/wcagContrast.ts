function getLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Computes the contrast ratio by WCAG's definition, independently of the colour library under test. */
export function computeWcagContrast(a: string, b: string): number {
  const [low = 0, high = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
