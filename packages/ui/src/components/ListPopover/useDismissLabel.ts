import { useCallback, type RefCallback, type RefObject } from 'react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';

const DISMISS_BUTTONS = ':scope > div > button[tabindex="-1"]';

interface DismissLabelOptions {
  ref?: RefObject<HTMLDivElement | null>;
  /** @default true */
  isDismissable?: boolean;
}

/** Labels an overlay's hidden dismiss buttons, because React Aria has no Urdu label and no prop for them. */
export function useDismissLabel<Overlay extends HTMLElement = HTMLElement>({
  ref,
  isDismissable = true,
}: DismissLabelOptions = {}): RefCallback<Overlay> {
  const label = useMessages(commonMessages)('dismiss');
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
