/**
 * Replacements (`printedFaces.css`) of fonts whose printed text cannot be searched, copied or read aloud: of variable
 * fonts, and of Nastaliq, whose letters Firefox prints without their text and Chromium prints as separate words.
 */
const PRINTED_FAMILIES = {
  'Figtree Variable': 'Figtree Print',
  'RAD Naskh': 'RAD Naskh Print',
  'RAD Device Nastaliq': 'RAD Naskh Print',
};

/** Weights used in printed documents. */
const WEIGHTS = [400, 600];

/** Returns a `font-family` whose printed text can be searched. docs/rules.md STATE-5. */
export const getPrintedFontFamily = (fontFamily: string): string =>
  Object.entries(PRINTED_FAMILIES).reduce(
    (families, [shown, printed]) => families.replace(shown, printed),
    fontFamily,
  );

/** Loads the fonts needed for a text, because browsers do not wait for fonts when printing. */
export async function loadPrintedFonts(fontFamily: string, text: string): Promise<void> {
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`, text)),
  );
}
