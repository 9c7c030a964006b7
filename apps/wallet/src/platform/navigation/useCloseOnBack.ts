import { useStepHistory, type StepHistoryOptions } from '@rad-wallet/ui/engine';

interface CloseOnBackOptions extends Pick<StepHistoryOptions, 'key'> {
  /** Whether the view (a sheet, a dialog or a form over the page) is open. */
  isOpen: boolean;
  close: () => void;
}

/** Gives an open view its own history entry, so browser back navigation closes it. docs/rules.md NAV-19. */
export function useCloseOnBack({ isOpen, close, key }: CloseOnBackOptions): void {
  useStepHistory({
    key,
    step: isOpen ? 2 : 1,
    isOver: false,
    goBack: () => {
      close();
      return true;
    },
    leaveTo: close,
  });
}
