import { Check, CircleAlert, Copy } from 'lucide-react';
import type { Ref } from 'react';
import { useClipboard, type CopiedText } from '../../hooks/useClipboard';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { Button } from '../Button';
import * as styles from './CopyButton.css';

export interface CopyButtonProps {
  /** The text to copy, without bidi control characters, or a function that returns or loads it. */
  text: CopiedText;
  /** Label of the button. @default 'Copy' */
  label?: string;
  /** Label for two seconds after a successful copy. @default 'Copied' */
  copiedLabel?: string;
  /** Visual style; use `primary` only for the page's main action. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Makes the button as wide as its container. @default false */
  isFullWidth?: boolean;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /**
   * Omits the screen reader announcement, for callers that announce the result themselves, for example with a toast.
   * @default false
   */
  isSilent?: boolean;
  /** Called after the text has been copied. */
  onCopied?: () => void;
  /** Called if the clipboard is unavailable or access is denied. */
  onCopyFailed?: () => void;
  /** Ref to the `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

const icons = { idle: Copy, copying: Copy, copied: Check, failed: CircleAlert };

/**
 * A button that copies text and, unless it `isSilent`, announces the result. Use it if the text is visible elsewhere or
 * made on demand; to show the text as well use `CopyableText`.
 */
export function CopyButton({
  text,
  label,
  copiedLabel,
  isSilent = false,
  onCopied,
  onCopyFailed,
  variant = 'secondary',
  ...button
}: CopyButtonProps) {
  const t = useMessages(commonMessages);
  const { copy, status } = useClipboard();
  const labels = {
    idle: label ?? t('copy'),
    copying: label ?? t('copy'),
    copied: copiedLabel ?? t('copied'),
    failed: t('copyFailed'),
  };

  async function copyText() {
    if (await copy(text)) onCopied?.();
    else onCopyFailed?.();
  }

  return (
    <>
      <Button
        {...button}
        variant={variant}
        icon={icons[status]}
        isPending={status === 'copying'}
        onPress={() => void copyText()}
      >
        {labels[status]}
      </Button>
      {!isSilent && (
        <span role="status" className={styles.announcement}>
          {(status === 'copied' || status === 'failed') && labels[status]}
        </span>
      )}
    </>
  );
}
