import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge';
import { ListItem } from '../../components/ListItem';
import { ListSkeleton, LoadableList } from '../../components/LoadableList';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import type { LoadableItems } from '../../types';

interface Choice<Id extends string> {
  id: Id;
  name: string;
  icon?: LucideIcon;
  leading?: ReactNode;
}

interface ChoiceListProps<Item, Id extends string> {
  label: string;
  items: LoadableItems<Item>;
  errorTitle: ReactNode;
  getChoices: (items: readonly Item[]) => readonly Choice<Id>[];
  chosen: Id | null;
  onChoose: (id: Id, name: string) => void;
}

/** A list of options; a single press selects one. */
export function ChoiceList<Item, Id extends string>({
  label,
  items,
  errorTitle,
  getChoices,
  chosen,
  onChoose,
}: ChoiceListProps<Item, Id>) {
  const t = useMessages(bankTransferMessages);
  return (
    <Stack gap={2}>
      <Text as="h2" size="label" tone="muted">
        {label}
      </Text>
      <LoadableList
        items={items}
        errorTitle={errorTitle}
        loading={<ListSkeleton count={5} hasDescription={false} />}
      >
        {(list) => (
          <ul role="list" aria-label={label}>
            {getChoices(list).map(({ id, name, icon, leading }) => (
              <li key={id}>
                <ListItem
                  icon={icon}
                  leading={leading}
                  title={name}
                  trailing={
                    id === chosen && (
                      <Badge tone="brand" icon={Check}>
                        {t('chosen')}
                      </Badge>
                    )
                  }
                  onPress={() => onChoose(id, name)}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadableList>
    </Stack>
  );
}
