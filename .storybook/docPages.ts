import type { PresetPropertyFn } from 'storybook/internal/types';
import { writePages } from '../scripts/lib/docPages.mjs';

/** Adds the pages as Markdown to a built Storybook; the development server has no output folder. */
export const experimental_manifests: PresetPropertyFn<'experimental_manifests'> = (
  manifests = {},
  { outputDir },
) => {
  if (outputDir) writePages(manifests, outputDir);
  return manifests;
};
