import { getLanguage, type Locale } from '../languages';
import { isOnDevice, scriptFaces } from './scriptFaces';

export { deviceFaces } from './scriptFaces';

/** Any letter of the script loads its face, which is a single file. */
const SAMPLE_LETTER = '\u0627';

/** docs/rules.md TIME-13. */
const TIMEOUT_MS = 3000;

/** Whether a face is installed, or could be downloaded. */
async function hasFace(family: string): Promise<boolean> {
  try {
    const faces = await document.fonts.load(`1em ${family}`, SAMPLE_LETTER);
    return faces.some(({ status }) => status === 'loaded');
  } catch {
    return false;
  }
}

async function loadFirst(families: readonly string[]): Promise<void> {
  for (const family of families) if (await hasFace(family)) return;
}

/**
 * Loads the face of a language, which a browser otherwise requests only once the page uses the language. Await it
 * before changing `locale` of the provider. Resolves after 3 s at most, also if the face fails to load: the device's
 * own face is the fallback.
 */
export async function loadFaces(locale: Locale, root = document.documentElement): Promise<void> {
  const { script } = getLanguage(locale);
  if (!script) return;
  const families = scriptFaces[script].filter(
    (family) => root.dataset.fonts !== 'system' || isOnDevice(family),
  );
  await Promise.race([
    loadFirst(families),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}
