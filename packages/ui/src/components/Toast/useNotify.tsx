import { useCallback } from 'react';
import type { Notice } from './problem';
import { ProblemText } from './ProblemText';
import { useToastSlot } from './ToastProvider';

/**
 * Returns a function that shows a notice from the message catalogue, retranslated when the language changes.
 * docs/rules.md LANG-4.
 */
export function useNotify(): (notice: Notice) => void {
  const show = useToastSlot();
  // Passed as elements, so that the toast region does not import the amount formatting.
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
