import { Search, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input as AriaInput } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { memo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { getPlaceholderStyle } from '../Field/getPlaceholderStyle';
import { getInputDirection } from '../Field/getInputDirection';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends TextInputProps {
  /** Hides the label visually. @default true */
  isLabelHidden?: boolean;
  /** Called with the text when the user presses Enter. */
  onSubmit?: (value: string) => void;
  /** Called when Escape or the clear button empties the field. */
  onClear?: () => void;
}

const ICON_WIDTH = 2;

/** Re-renders only if its props differ. */
const MemoizedSearchField = memo(function SearchFieldView({
  label,
  isLabelHidden = true,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  inputRef,
  ...props
}: SearchFieldProps) {
  const t = useMessages(commonMessages);
  const [text, setText] = useControlledState(value, defaultValue, onChange);
  return (
    <AriaSearchField
      {...props}
      value={text}
      onChange={setText}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <FieldControl>
          <Search aria-hidden className={styles.icon} />
          <AriaInput
            ref={inputRef}
            dir={getInputDirection('auto', text)}
            placeholder={placeholder}
            style={getPlaceholderStyle(placeholder, ICON_WIDTH)}
            className={`${fieldStyles.input} ${styles.input}`}
          />
          {text && (
            <AriaButton aria-label={t('clearSearch')} className={styles.clear}>
              <X aria-hidden className={styles.clearIcon} />
            </AriaButton>
          )}
        </FieldControl>
      </FieldLayout>
    </AriaSearchField>
  );
});

/** A search input. Escape and the clear button empty it. Use it to filter a list; for other text use `TextField`. */
export function SearchField(props: SearchFieldProps) {
  return <MemoizedSearchField {...useStableHandlers(props)} />;
}
