import { useTranslations } from 'use-intl';
import { ContactList } from '../../components/ContactList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { SearchField } from '../../components/SearchField';
import { Stack } from '../../components/Stack';
import { Stepper } from '../../components/Stepper';
import { Text } from '../../components/Text';
import type { Contact } from '../../types';
import type { SendMoneyActor } from './SendMoneyFlow';

interface ChooseContactProps {
  actor: SendMoneyActor;
  contacts: readonly Contact[];
}

/** Step 1. The search box does not narrow the list: docs/rules.md SEND. */
export function ChooseContact({ actor, contacts }: ChooseContactProps) {
  const t = useTranslations('sendMoney');
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          onBack={() => actor.send({ type: 'back' })}
          progress={<Stepper step={1} total={4} label={t('progress')} />}
        />
      }
    >
      <SearchField label={t('search')} placeholder={t('search')} />
      <Stack gap={2}>
        <Text as="h2" size="label" tone="muted">
          {t('recentContacts')}
        </Text>
        <ContactList
          label={t('recentContacts')}
          contacts={contacts}
          onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
        />
      </Stack>
    </Screen>
  );
}
