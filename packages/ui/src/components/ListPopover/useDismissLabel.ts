import { useCallback, type RefCallback, type RefObject } from 'react';
import { useTranslations } from '../../messages';

/** React Aria's hidden dismiss buttons. */
const DISMISS_BUTTONS = ':scope > div > button[tabindex="-1"]';

interface DismissLabelOptions {
  /** Another ref to the overlay. */
  ref?: RefObject<HTMLDivElement | null>;
  /** Whether the overlay has dismiss buttons. @default true */
  isDismissable?: boolean;
}

/**
 * Returns a ref that translates an overlay's hidden dismiss buttons. React Aria has no Urdu, bundles Arabic
 * for all languages, and has no prop for the label.
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
