import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
} from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue as AriaSelectValue } from 'react-aria-components/Select';
import { useTranslations } from 'use-intl';
import { FieldLayout, type FieldProps } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import { ItemContent } from '../ListPopover/ItemContent';
import * as listStyles from '../ListPopover/ListPopover.css';
import * as styles from './Select.css';

/** One choice of a `Select`. */
export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  icon?: LucideIcon;
}

export interface SelectProps<Id extends string = string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  /** The chosen option's id, or null for none. */
  value?: Id | null;
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  /** Shown while nothing is chosen. @default 'Select' */
  placeholder?: string;
  /** The key that a form submits it under. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** One choice out of a list that opens. */
export function Select<Id extends string = string>({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  options,
  onChange,
  placeholder,
  ...props
}: SelectProps<Id>) {
  const t = useTranslations('common');
  return (
    <AriaSelect
      {...props}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      placeholder={placeholder ?? t('select')}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <AriaButton className={`${fieldStyles.control} ${styles.trigger}`}>
          <AriaSelectValue className={styles.value}>
            {({ state, defaultChildren }) => {
              const chosen = options.find((option) => option.id === state.value);
              if (!chosen) return defaultChildren;
              const Icon = chosen.icon;
              return (
                <>
                  {Icon && <Icon aria-hidden className={listStyles.icon} />}
                  <span className={styles.valueText}>{chosen.label}</span>
                </>
              );
            }}
          </AriaSelectValue>
          <ChevronDown aria-hidden className={styles.chevron} />
        </AriaButton>
        <AriaPopover className={listStyles.popover}>
          <AriaListBox className={listStyles.list}>
            {options.map((option) => (
              <AriaListBoxItem
                key={option.id}
                id={option.id}
                textValue={option.label}
                className={listStyles.item}
              >
                <ItemContent {...option} />
                <Check aria-hidden className={listStyles.check} />
              </AriaListBoxItem>
            ))}
          </AriaListBox>
        </AriaPopover>
      </FieldLayout>
    </AriaSelect>
  );
}
