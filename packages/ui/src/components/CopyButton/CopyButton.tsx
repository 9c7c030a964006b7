import { Check, CircleAlert, Copy } from 'lucide-react';
import type { Ref } from 'react';
import { useClipboard } from '../../hooks/useClipboard';
import { useTranslations } from '../../messages';
import { Button } from '../Button';
import * as styles from './CopyButton.css';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What the button says. @default 'Copy' */
  label?: string;
  /** Shown for two seconds after it worked. @default 'Copied' */
  copiedLabel?: string;
  /** `primary` is the page's one main action. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Takes the whole inline size. @default false */
  isFullWidth?: boolean;
  /** Can be neither pressed nor focused. @default false */
  isDisabled?: boolean;
  /** The text is on the clipboard. */
  onCopied?: () => void;
  /** The browser has no clipboard, or refused. */
  onCopyFailed?: () => void;
  /** The button inside. */
  ref?: Ref<HTMLButtonElement>;
}

const icons = { idle: Copy, copied: Check, failed: CircleAlert };

/** Copies a text, and says whether it worked. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onCopied,
  onCopyFailed,
  variant = 'secondary',
  ...button
}: CopyButtonProps) {
  const t = useTranslations('common');
  const { copy, status } = useClipboard();
  const labels = {
    idle: label ?? t('copy'),
    copied: copiedLabel ?? t('copied'),
    failed: t('copyFailed'),
  };

  async function copyText() {
    if (await copy(text)) onCopied?.();
    else onCopyFailed?.();
  }

  return (
    <>
      <Button {...button} variant={variant} icon={icons[status]} onPress={() => void copyText()}>
        {labels[status]}
      </Button>
      <span role="status" className={styles.announcement}>
        {status !== 'idle' && labels[status]}
      </span>
    </>
  );
}
