import { getBaselinePath, type ScreenshotVariant } from '../checks/variants';

/** The address of a story's screenshot in Storybook; `.storybook/main.ts` selects the files. */
export const getPicture = (story: string, variant: ScreenshotVariant) =>
  `screens/${getBaselinePath(story, variant)}`;
