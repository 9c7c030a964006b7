import { CopyButton } from '../CopyButton';
import { Ltr } from '../Ltr';
import { Stack } from '../Stack';
import { Text } from '../Text';
import * as styles from './CopyableText.css';

export interface CopyableTextProps {
  /** Says what the text is, above it. */
  label: string;
  /** A link, an address, a number: read from left to right in every language. */
  text: string;
  /** What the button says. @default 'Copy' */
  copyLabel?: string;
  /** The text is on the clipboard. */
  onCopied?: () => void;
  /** The browser has no clipboard, or refused. */
  onCopyFailed?: () => void;
}

/** A text, whole and easy to select by hand, with its copy button. */
export function CopyableText({ label, text, copyLabel, ...callbacks }: CopyableTextProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="label" tone="muted">
          {label}
        </Text>
        <p className={styles.text}>
          <Ltr>{text}</Ltr>
        </p>
      </Stack>
      <CopyButton {...callbacks} isFullWidth text={text} label={copyLabel} />
    </Stack>
  );
}
