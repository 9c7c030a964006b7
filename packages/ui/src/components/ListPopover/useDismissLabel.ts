import { useCallback, type RefCallback, type RefObject } from 'react';
import { useTranslations } from '../../messages';

/** Selector for React Aria's visually hidden dismiss buttons. */
const DISMISS_BUTTONS = ':scope > div > button[tabindex="-1"]';

interface DismissLabelOptions {
  /** The caller's own ref to the overlay. */
  ref?: RefObject<HTMLDivElement | null>;
  /** Whether the overlay has dismiss buttons. @default true */
  isDismissable?: boolean;
}

/**
 * Returns a ref that sets the label of an overlay's hidden dismiss buttons in the user's language. React Aria has no
 * Urdu translation and no prop for this label, and would bundle Arabic for all languages.
 */
export function useDismissLabel<Overlay extends HTMLElement = HTMLElement>({
  ref,
  isDismissable = true,
}: DismissLabelOptions = {}): RefCallback<Overlay> {
  const label = useTranslations('common')('dismiss');
  return useCallback(
    (overlay) => {
      if (ref) ref.current = overlay as HTMLDivElement | null;
      if (!isDismissable) return;
      for (const button of overlay?.querySelectorAll(DISMISS_BUTTONS) ?? []) {
        button.setAttribute('aria-label', label);
      }
    },
    [label, ref, isDismissable],
  );
}
