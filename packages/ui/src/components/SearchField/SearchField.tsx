import { Search, X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input as AriaInput } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { useTranslations } from 'use-intl';
import { FieldControl, FieldLayout } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Pick<
  AriaSearchFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'name' | 'isDisabled'
> {
  /** Names the field; seen by screen readers only unless `isLabelHidden` is false. */
  label: string;
  /** @default true */
  isLabelHidden?: boolean;
  placeholder?: string;
}

/** Looks something up in a list. Escape and the clear button empty it. */
export function SearchField({
  label,
  isLabelHidden = true,
  placeholder,
  ...props
}: SearchFieldProps) {
  const t = useTranslations('common');
  return (
    <AriaSearchField {...props} validationBehavior="aria" className={fieldStyles.field}>
      <FieldLayout label={label} isLabelHidden={isLabelHidden}>
        <FieldControl>
          <Search aria-hidden className={styles.icon} />
          <AriaInput placeholder={placeholder} className={`${fieldStyles.input} ${styles.input}`} />
          <AriaButton aria-label={t('clearSearch')} className={styles.clear}>
            <X aria-hidden className={styles.clearIcon} />
          </AriaButton>
        </FieldControl>
      </FieldLayout>
    </AriaSearchField>
  );
}
