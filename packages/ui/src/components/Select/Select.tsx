import { Check, ChevronDown } from 'lucide-react';
import { memo, use, useState, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
} from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectStateContext,
  SelectValue as AriaSelectValue,
} from 'react-aria-components/Select';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { runAfterPaint } from '../../hooks/runAfterPaint';
import { useStableHandlers } from '../../hooks/useStableHandlers';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import type { IconComponent } from '../../types';
import * as fieldStyles from '../Field/Field.css';
import { FieldLayout } from '../Field/FieldLayout';
import type { ChoiceProps } from '../Field/fieldProps';
import { ItemContent } from '../ListPopover/ItemContent';
import * as listStyles from '../ListPopover/ListPopover.css';
import { useDismissLabel } from '../ListPopover/useDismissLabel';
import * as styles from './Select.css';

export interface SelectOption<Id extends string = string> {
  id: Id;
  label: string;
  /** Shown only in the list. */
  description?: string;
  icon?: IconComponent;
  /** Language of the label (`lang` attribute). @default the page's language */
  lang?: string;
}

export interface SelectProps<Id extends string = string> extends ChoiceProps<Id> {
  /** Options in display order. */
  options: readonly SelectOption<Id>[];
  /** Placeholder, shown while nothing is selected. @default 'Select' */
  placeholder?: string;
  /** Ref to the focusable trigger button. */
  inputRef?: Ref<HTMLButtonElement>;
}

function SelectView<Id extends string = string>({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  options,
  onChange,
  placeholder,
  inputRef,
  name,
  isDisabled,
  ...props
}: SelectProps<Id>) {
  const t = useMessages(commonMessages);
  const popover = useDismissLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <AriaSelect
      {...props}
      isOpen={isOpen}
      // On a slow phone, the list takes many frames to render. A transition would take almost twice as long.
      onOpenChange={(opened) => (opened ? runAfterPaint(() => setOpen(true)) : setOpen(false))}
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      {name !== undefined && <FormValue name={name} isDisabled={isDisabled} />}
      <FieldLayout {...{ label, isLabelHidden, isOptional, description, errorMessage }}>
        <AriaButton ref={inputRef} className={`${fieldStyles.control} ${styles.trigger}`}>
          <AriaSelectValue className={styles.value}>
            {({ state }) => {
              const chosen = options.find((option) => option.id === state.value);
              if (!chosen) return placeholder ?? t('select');
              const Icon = chosen.icon;
              return (
                <>
                  {Icon && <Icon aria-hidden className={listStyles.icon} />}
                  <span lang={chosen.lang} className={styles.valueText}>
                    {chosen.label}
                  </span>
                </>
              );
            }}
          </AriaSelectValue>
          <ChevronDown aria-hidden className={styles.chevron} />
        </AriaButton>
        <AriaPopover ref={popover} className={listStyles.popover}>
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

/**
 * Submits the displayed value. React Aria's hidden select is empty after a reset of an untouched select, for example by
 * a form action (1.22.1).
 */
function FormValue({ name, isDisabled }: { name: string; isDisabled?: boolean }) {
  const value = use(SelectStateContext)?.value;
  return <input type="hidden" name={name} value={String(value ?? '')} disabled={isDisabled} />;
}

/** Compares props by value, because apps often pass new but equal objects. */
const MemoizedSelect = memo(SelectView, arePropsEqual) as typeof SelectView;

/**
 * A select whose options open in a popover. Use it for five or more options in a form; for fewer use `SegmentedControl`
 * or `RadioCards`, for currencies `CurrencySelect`.
 */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
  return <MemoizedSelect {...useStableHandlers(props)} />;
}
