import { Search, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input as AriaInput } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useControlledState } from 'react-stately/useControlledState';
import { useTranslations } from '../../messages';
import * as fieldStyles from '../Field/Field.css';
import { FieldControl } from '../Field/FieldControl';
import { FieldLayout } from '../Field/FieldLayout';
import type { TextInputProps } from '../Field/fieldProps';
import { hintStyle } from '../Field/hintStyle';
import { inputDirection } from '../Field/inputDirection';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends TextInputProps {
  /** Keeps the label for screen readers only: a magnifying glass says it as well. @default true */
  isLabelHidden?: boolean;
  /** Enter was pressed, on this text. */
  onSubmit?: (value: string) => void;
  /** The text was taken away, by Escape or the clear button. */
  onClear?: () => void;
}

/** The room that the icon takes from a hint, in characters. */
const ICON = 2;

/** Looks something up in a list. Escape and the clear button empty it. */
export function SearchField({
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
  const t = useTranslations('common');
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
            dir={inputDirection('auto', text)}
            placeholder={placeholder}
            style={hintStyle(placeholder, ICON)}
            className={`${fieldStyles.input} ${styles.input}`}
          />
          <AriaButton aria-label={t('clearSearch')} className={styles.clear}>
            <X aria-hidden className={styles.clearIcon} />
          </AriaButton>
        </FieldControl>
      </FieldLayout>
    </AriaSearchField>
  );
}
