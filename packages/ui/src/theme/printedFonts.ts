/** Static replacements of variable fonts (`printedFaces.css`). */
const PRINTED_FAMILIES = { 'Figtree Variable': 'Figtree Print', 'RAD Naskh': 'RAD Naskh Print' };

/** Weights of printed documents. */
const WEIGHTS = [400, 600];

/** Returns a `font-family` in which static fonts replace the variable ones of the theme. */
export const getPrintedFontFamily = (fontFamily: string): string =>
  Object.entries(PRINTED_FAMILIES).reduce(
    (families, [variable, printed]) => families.replace(variable, printed),
    fontFamily,
  );

/** Loads the fonts for a text, because a browser does not wait for fonts when it prints. */
export async function loadPrintedFonts(fontFamily: string, text: string): Promise<void> {
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`, text)),
  );
}
