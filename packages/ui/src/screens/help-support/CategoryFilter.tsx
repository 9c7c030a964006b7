import { ChoiceChips } from '../../components/ChoiceChips';
import { useTranslations } from '../../messages';
import { FAQ_FILTERS, type FaqFilter } from './faq';

interface CategoryFilterProps {
  value: FaqFilter;
  onChange: (filter: FaqFilter) => void;
}

/** Which questions are listed. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useTranslations('help');
  return (
    <ChoiceChips
      label={t('category')}
      options={FAQ_FILTERS.map((id) => ({ id, label: t(`categories.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
