import { Check, CircleAlert, Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useClipboard } from '../../hooks/useClipboard';
import { Button, type ButtonProps } from '../Button';
import * as styles from './CopyButton.css';

export interface CopyButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'isDisabled'
> {
  /** What goes to the clipboard. */
  text: string;
  /** @default 'Copy' */
  label?: string;
  /** Shown for two seconds after it worked. @default 'Copied' */
  copiedLabel?: string;
  onCopied?: () => void;
  /** The browser has no clipboard, or refused. */
  onFailed?: () => void;
}

const icons = { idle: Copy, copied: Check, failed: CircleAlert };

/** Copies a text, and says whether it worked. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  onCopied,
  onFailed,
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
    else onFailed?.();
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
