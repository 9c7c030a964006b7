import { dark } from '@rad-wallet/ui/theme/tokens';
import type { Tab } from './tab';
import { expect } from './test';

/** As browsers serialise a colour. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Expects the page to have the colours of the dark theme. The build lowers `light-dark()`. */
export const expectDarkColours = (tab: Tab) =>
  expect
    .poll(() =>
      tab.run(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      }),
    )
    .toEqual([toRgb(dark.ground), toRgb(dark.text)]);
