import { useState } from 'react';

/**
 * Returns how often a sheet has been opened. As its key, this starts the sheet again each time; until then the sheet stays
 * mounted, so that its closing is animated.
 */
export function useTimesOpened(isOpen: boolean): number {
  const [shown, setShown] = useState({ isOpen, times: 0 });
  if (isOpen !== shown.isOpen) setShown({ isOpen, times: shown.times + Number(isOpen) });
  return shown.times;
}
