// Runs before the wallet's modules: the build inlines it into index.html (build/earlyLoading.ts).
import { prefetchReads, type PrefetchPaths } from '../api/prefetchReads';
import { preloadFiles, type PreloadManifest } from './preloadFiles';
import { applyInitialAppearance } from './applyInitialAppearance';

/** Defined at build time; null in the dev server. */
declare const PRELOAD_MANIFEST: PreloadManifest | null;

/** Defined at build time from the route table. */
declare const PREFETCH_PATHS: PrefetchPaths;

applyInitialAppearance();
const files = PRELOAD_MANIFEST;
if (files) {
  const apiUrl = import.meta.env.VITE_API_URL as string | undefined;
  if (apiUrl) prefetchReads(apiUrl, PREFETCH_PATHS);
  preloadFiles(files);
  globalThis.preloadPage = (path) => preloadFiles(files, path);
}
