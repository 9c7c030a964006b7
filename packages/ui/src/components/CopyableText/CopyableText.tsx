import { CopyButton, type CopyButtonProps } from '../CopyButton';
import { Stack } from '../Stack';
import { Text } from '../Text';
import * as styles from './CopyableText.css';

export interface CopyableTextProps extends Pick<CopyButtonProps, 'onCopied' | 'onFailed'> {
  /** Says what the text is, above it. */
  label: string;
  /** A link, an address, a number: read from left to right in every language. */
  text: string;
  /** Of the button. @default 'Copy' */
  copyLabel?: string;
}

/** A text, whole and easy to select by hand, with its copy button. */
export function CopyableText({ label, text, copyLabel, ...callbacks }: CopyableTextProps) {
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text size="label" tone="muted">
          {label}
        </Text>
        <p dir="ltr" className={styles.text}>
          {text}
        </p>
      </Stack>
      <CopyButton {...callbacks} fullWidth text={text} label={copyLabel} />
    </Stack>
  );
}
