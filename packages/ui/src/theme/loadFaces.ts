import { getLanguage, type LocaleDefinition } from '../locale/languages';
import { isOnDevice, scriptFonts } from './scriptFonts';

export { deviceFaces } from './scriptFonts';

/** One letter is enough to load the script's font, which is a single file. */
const SAMPLE_LETTER = '\u0627';

/** Timeout for loading a font, in ms (docs/rules.md TIME-13). */
const TIMEOUT_MS = 3000;

async function isFontAvailable(family: string): Promise<boolean> {
  try {
    const fonts = await document.fonts.load(`1em ${family}`, SAMPLE_LETTER);
    return fonts.some(({ status }) => status === 'loaded');
  } catch {
    return false;
  }
}

async function loadFirst(families: readonly string[]): Promise<void> {
  for (const family of families) if (await isFontAvailable(family)) return;
}

/**
 * Loads a locale's fonts. Await it before changing the provider's `locale`. Resolves within 3 s even if a font fails to
 * load.
 */
export async function loadFaces(
  locale: string | LocaleDefinition,
  root = document.documentElement,
): Promise<void> {
  const { script } = getLanguage(locale);
  if (!script) return;
  const families = scriptFonts[script].filter(
    (family) => root.dataset.fonts !== 'system' || isOnDevice(family),
  );
  await Promise.race([
    loadFirst(families),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
