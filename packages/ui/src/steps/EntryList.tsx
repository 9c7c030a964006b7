import { Card } from '../components/Card';
import { ListItem, type ListItemProps } from '../components/ListItem';
import { Text } from '../components/Text';
import type { MenuEntry } from '../hooks/menuEntries';
import { useMenuEntries } from '../hooks/useMenuEntries';
import * as styles from './EntryList.css';

export type ListEntry<Id extends string = string> = MenuEntry<Id> &
  Pick<ListItemProps, 'tone' | 'trailing'>;

interface EntryListProps {
  title: string;
  entries: readonly ListEntry[];
}

/** Renders nothing if no entry is available. docs/rules.md NAV-17. */
export function EntryList({ title, entries }: EntryListProps) {
  const offered = useMenuEntries(entries);
  if (offered.length === 0) return null;
  return (
    <Card title={title} padding="list">
      <ul role="list">
        {offered.map(({ id, label, ...item }) => (
          <li key={id} className={styles.entry}>
            <ListItem
              {...item}
              title={
                item.tone === 'danger' ? (
                  <Text as="span" size="label" tone="danger">
                    {label}
                  </Text>
                ) : (
                  label
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
