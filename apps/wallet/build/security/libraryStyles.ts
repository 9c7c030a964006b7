/**
 * The style elements that React Aria makes while the wallet runs, to the letter: the policy names each by
 * its hash. `libraryStyles.test.ts` holds them against the library.
 */
export const libraryStyles = {
  /** `usePress`: what can be pressed is no place for a double tap. */
  pressable: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  /** `usePreventScroll`, on iPhones and iPads: under an open dialog nothing scrolls. */
  preventScroll: `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
};
