import { isOnDevice, scriptFaces } from './scriptFaces';
import type { TypeLanguage } from './typeByLanguage';

export { deviceFaces } from './scriptFaces';

/** One letter of the script is enough to load its face, which is a single file. */
const LETTER = '\u0627';

/** docs/rules.md TIME-13. */
const PATIENCE_MS = 3000;

/** Whether a face is on the device, or has come. */
async function hasFace(family: string): Promise<boolean> {
  try {
    const faces = await document.fonts.load(`1em ${family}`, LETTER);
    return faces.some(({ status }) => status === 'loaded');
  } catch {
    return false;
  }
}

async function loadFirst(families: readonly string[]): Promise<void> {
  for (const family of families) if (await hasFace(family)) return;
}

/**
 * Loads the face of a language, which a page fetches only once it is written in that language: awaited before
 * `locale` of the provider changes, it is there from the first word on. A face that does not come, or not within
 * 3 s, keeps nobody waiting: the device's own stands in.
 */
export async function loadFaces(
  locale: 'en' | TypeLanguage,
  root = document.documentElement,
): Promise<void> {
  if (locale === 'en') return;
  const families = scriptFaces[locale].filter(
    (family) => root.dataset.fonts !== 'system' || isOnDevice(family),
  );
  await Promise.race([
    loadFirst(families),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}
