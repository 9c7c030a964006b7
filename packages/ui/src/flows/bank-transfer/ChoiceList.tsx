import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge';
import { ListItem } from '../../components/ListItem';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';

interface Choice<Id extends string> {
  id: Id;
  name: string;
  icon?: LucideIcon;
  /** A picture before the name, in place of an icon. */
  leading?: ReactNode;
}

interface ChoiceListProps<Id extends string> {
  /** Heads the list and names it. */
  label: string;
  choices: readonly Choice<Id>[];
  /** What was chosen before, for whoever comes back. */
  chosen: Id | null;
  onChoose: (id: Id) => void;
}

/** Things of which one press chooses one. */
export function ChoiceList<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Id>) {
  const t = useTranslations('bankTransfer');
  return (
    <Stack gap={2}>
      <Text as="h2" size="label" tone="muted">
        {label}
      </Text>
      <ul role="list" aria-label={label}>
        {choices.map(({ id, name, icon, leading }) => (
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
              onPress={() => onChoose(id)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
