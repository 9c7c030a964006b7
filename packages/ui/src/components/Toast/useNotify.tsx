import { useCallback } from 'react';
import type { Notice } from './problem';
import { ProblemText } from './ProblemText';
import { useToastSlot } from './ToastProvider';

/**
 * Returns a function that shows a notice from the message catalogue, which is retranslated when the language changes.
 * docs/rules.md LANG-4.
 */
export function useNotify(): (notice: Notice) => void {
  const show = useToastSlot();
  // The text is an element, so the toast region does not import the formats of amounts.
  return useCallback(
    (notice) =>
      show({
        id: notice.id,
        tone: notice.tone,
        title: <ProblemText problem={notice} part="title" />,
        description: <ProblemText problem={notice} />,
      }),
    [show],
  );
}
