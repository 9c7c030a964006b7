import { CopyButton } from '../CopyButton';
import { Address } from '../Ltr';
import { Stack } from '../Stack';
import { Text } from '../Text';
import * as styles from './CopyableText.css';

export interface CopyableTextProps {
  /** Label above the text. */
  label: string;
  /** The text to display and copy; left to right in every language. */
  text: string;
  /** The button's label. @default 'Copy' */
  copyLabel?: string;
  /**
   * Omits the screen reader announcement, for callers that announce the result themselves, for example with a toast.
   * @default false
   */
  isSilent?: boolean;
  /** Called after the text has been copied. */
  onCopied?: () => void;
  /** Called if the clipboard is unavailable or access is denied. */
  onCopyFailed?: () => void;
}

/**
 * Selectable text with a copy button. Use it for links, addresses and account numbers; for the button alone use
 * `CopyButton`.
 */
export function CopyableText({ label, text, copyLabel, ...button }: CopyableTextProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="label" tone="muted">
          {label}
        </Text>
        <p dir="ltr" className={styles.text}>
          <Address>{text}</Address>
        </p>
      </Stack>
      <CopyButton {...button} isFullWidth text={text} label={copyLabel} />
    </Stack>
  );
}
