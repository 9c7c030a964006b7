/** Static replacements of variable fonts (`printedFaces.css`). */
const PRINTED_FAMILIES = { 'Figtree Variable': 'Figtree Print', 'RAD Naskh': 'RAD Naskh Print' };

/** Weights used in printed documents. */
const WEIGHTS = [400, 600];

/** Returns a `font-family` in which the theme's variable fonts are replaced with static ones. */
export const getPrintedFontFamily = (fontFamily: string): string =>
  Object.entries(PRINTED_FAMILIES).reduce(
    (families, [variable, printed]) => families.replace(variable, printed),
    fontFamily,
  );

/** Loads the fonts needed for a text, because browsers do not wait for fonts when printing. */
export async function loadPrintedFonts(fontFamily: string, text: string): Promise<void> {
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`, text)),
  );
}
