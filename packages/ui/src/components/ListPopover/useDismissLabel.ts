import { useCallback, type RefCallback, type RefObject } from 'react';
import { useTranslations } from '../../messages';

/** Where React Aria puts its buttons by which a screen reader closes an overlay. */
const DISMISS_BUTTONS = ':scope > div > button[tabindex="-1"]';

interface DismissLabelOptions {
  /** Another ref to the overlay. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The buttons come and go with it. @default true */
  isDismissable?: boolean;
}

/**
 * The ref of an overlay whose unseen close buttons are to speak the wallet's language: React Aria has no
 * Urdu, its Arabic would be loaded in English too, and it lets nobody else name them.
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
