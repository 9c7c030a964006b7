// Runs before the wallet's modules: the build inlines it into index.html (build/earlyLoading.ts).
import { requestFirstReads, type FirstReads } from '../data/firstReads';
import { preloadFiles, type EarlyFiles } from './preloadFiles';
import { showFirstLook } from './showFirstLook';

/** Defined at build time; null in the dev server. */
declare const EARLY_FILES: EarlyFiles | null;

/** Defined at build time from the route table. */
declare const FIRST_READS: FirstReads;

showFirstLook();
if (EARLY_FILES) {
  const apiUrl = import.meta.env.VITE_API_URL as string | undefined;
  if (apiUrl) requestFirstReads(apiUrl, FIRST_READS);
  preloadFiles(EARLY_FILES);
}
