import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card';
import { ChoiceChips } from '../../components/ChoiceChips';
import { EmptyState } from '../../components/EmptyState';
import { LoadableList } from '../../components/LoadableList';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { useDebouncedValue } from '../../hooks/useDebouncedValue';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { helpMessages } from './messages';
import type { LoadableItems } from '../../types';
import { type Faq, FAQ_FILTERS, type FaqFilter, findFaqs } from './faq';
import { FaqItem } from './FaqItem';
import { FaqSkeleton } from './FaqSkeleton';
import * as styles from './help.css';
import type { FaqVerdict } from './AnswerRating';

/** Delay after the last key press before the number of matches is announced, in ms. */
const ANNOUNCE_AFTER = 600;

/** Search and filters work before the questions have loaded. docs/rules.md HELP-3, HELP-4, HELP-5. */
export function FaqSection({ faqs }: { faqs: LoadableItems<Faq> }) {
  const t = useMessages(helpMessages);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<FaqFilter>('all');
  // Stored here so that a rating is kept when a search hides its question.
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, FaqVerdict>>(new Map());
  const loaded = getLoadedItems(faqs);
  const found = findFaqs(loaded, filter, search);
  return (
    <Stack gap={4}>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={setSearch}
      />
      <CategoryFilter value={filter} onChange={setFilter} />
      <ResultCount
        count={found.length}
        isFiltered={loaded.length > 0 && (search.trim() !== '' || filter !== 'all')}
      />
      <Card title={t('faqs')} padding="list">
        <LoadableList
          items={faqs}
          errorTitle={<MessageText message={messageOf(helpMessages, 'failed')} />}
          loading={<FaqSkeleton />}
        >
          {() =>
            found.length > 0 ? (
              <ul role="list">
                {found.map((faq) => (
                  <li key={faq.id} className={styles.entry}>
                    <FaqItem
                      faq={faq}
                      verdict={verdicts.get(faq.id) ?? null}
                      onRate={(verdict) => setVerdicts(new Map(verdicts).set(faq.id, verdict))}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyState icon={SearchX} title={t('empty')} />
            )
          }
        </LoadableList>
      </Card>
    </Stack>
  );
}

function ResultCount({ count, isFiltered }: { count: number; isFiltered: boolean }) {
  const t = useMessages(helpMessages);
  const announcement = useDebouncedValue(isFiltered ? t('found', { count }) : '', ANNOUNCE_AFTER);
  return (
    <span role="status" className={styles.screenReaderOnly}>
      {announcement}
    </span>
  );
}

interface CategoryFilterProps {
  value: FaqFilter;
  onChange: (filter: FaqFilter) => void;
}

function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const t = useMessages(helpMessages);
  return (
    <ChoiceChips
      label={t('category')}
      options={FAQ_FILTERS.map((id) => ({ id, label: t(`categories.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
