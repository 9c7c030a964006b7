import type { ReactNode } from 'react';
import { ContactList } from '../../components/ContactList';
import { Users } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';
import type { Contact } from '../../types';

export interface ChooseContactStepProps {
  /** The step's heading. */
  title: string;
  /** What is asked, under the heading. */
  subtitle: string;
  /** The flow's `Stepper`. */
  progress: ReactNode;
  /** Above the list, such as a search box. */
  children?: ReactNode;
  /** Heads the list and names it. */
  listLabel: string;
  /** Whom there is to choose, in the order in which they are shown. */
  contacts: readonly Contact[];
  /** A contact was pressed. */
  onChoose: (contact: Contact) => void;
  /** To the step before, or out of the flow. */
  onBack: () => void;
}

/** The first step of a flow that begins with a person: one press chooses. */
export function ChooseContactStep({
  title,
  subtitle,
  progress,
  children,
  listLabel,
  contacts,
  onChoose,
  onBack,
}: ChooseContactStepProps) {
  const t = useTranslations('payment');
  return (
    <Screen
      header={
        <PageHeader title={title} description={subtitle} onBack={onBack} progress={progress} />
      }
    >
      {children}
      <Stack gap={2}>
        <Text as="h2" size="label" tone="muted">
          {listLabel}
        </Text>
        {contacts.length > 0 ? (
          <ContactList label={listLabel} contacts={contacts} onAction={onChoose} />
        ) : (
          <EmptyState icon={Users} title={t('noContacts')} description={t('noContactsHint')} />
        )}
      </Stack>
    </Screen>
  );
}
