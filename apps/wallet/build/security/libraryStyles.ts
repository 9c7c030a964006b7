/** Contents of the style elements that React Aria creates at run time. The policy contains their hashes. */
export const libraryStyles = {
  /** `usePress`: prevents double-tap zoom on pressable elements. */
  pressable: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  /** `usePreventScroll`, on iPhones and iPads: prevents scrolling behind an open dialog. */
  preventScroll: `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
};
