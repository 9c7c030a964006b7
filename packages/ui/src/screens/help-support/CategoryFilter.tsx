import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { useTranslations } from 'use-intl';
import { FAQ_FILTERS, type FaqFilter } from './faq';
import * as styles from './help.css';

interface CategoryFilterProps {
  value: FaqFilter;
  onChange: (filter: FaqFilter) => void;
}

/** Which questions are listed; the chips break into lines. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useTranslations('help');
  return (
    <AriaRadioGroup
      aria-label={t('category')}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const filter = FAQ_FILTERS.find((known) => known === chosen);
        if (filter) onChange(filter);
      }}
    >
      <div className={styles.chips}>
        {FAQ_FILTERS.map((filter) => (
          <AriaRadioField key={filter} value={filter}>
            <AriaRadioButton className={styles.chip}>{t(`categories.${filter}`)}</AriaRadioButton>
          </AriaRadioField>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
