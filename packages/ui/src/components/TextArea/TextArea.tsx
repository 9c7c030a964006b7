import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { memo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import { useMessages } from '../../messages';
import { fieldMessages } from '../../messages/shared/field';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { getInputDirection } from '../Field/getInputDirection';
import * as styles from './TextArea.css';

export interface TextAreaProps extends TextInputProps<HTMLTextAreaElement> {
  /** Maximum for a character counter below the field. Does not limit the input. */
  counterMax?: number;
  /** Number of visible lines. @default 3 */
  rows?: number;
}

/** Re-renders only if its props differ. */
const MemoizedTextArea = memo(function TextAreaView({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  counterMax,
  rows = 3,
  placeholder,
  inputRef,
  ...props
}: TextAreaProps) {
  const [text, setText] = useControlledState(value, defaultValue, onChange);
  const counter =
    counterMax === undefined ? undefined : (
      <CharacterCounter count={text.length} max={counterMax} />
    );

  return (
    <AriaTextField
      {...props}
      value={text}
      onChange={setText}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout
        {...{ label, isLabelHidden, isOptional, description, errorMessage }}
        footnote={counter}
      >
        <FieldControl>
          <AriaTextArea
            ref={inputRef}
            dir={getInputDirection('auto', text)}
            rows={rows}
            placeholder={placeholder}
            className={`${fieldStyles.input} ${styles.input}`}
          />
        </FieldControl>
      </FieldLayout>
    </AriaTextField>
  );
});

/** A multi-line text field. Use it for messages; for a single line use `TextField`. */
export function TextArea(props: TextAreaProps) {
  return <MemoizedTextArea {...useStableHandlers(props)} />;
}

/** Debounce delay of the counter's announcement, in ms. */
const ANNOUNCE_AFTER = 1000;

/** A character counter that is announced when the user stops typing. */
function CharacterCounter({ count, max }: { count: number; max: number }) {
  const t = useMessages(fieldMessages);
  const settled = useDebouncedValue(count, ANNOUNCE_AFTER);
  return (
    <>
      <span aria-hidden className={styles.counter} data-over={count > max || undefined}>
        {t('characterCount', { count, max })}
      </span>
      <span role="status" className={styles.screenReaderOnly}>
        {settled > 0 && t('characterCountSpoken', { count: settled, max })}
      </span>
    </>
  );
}
