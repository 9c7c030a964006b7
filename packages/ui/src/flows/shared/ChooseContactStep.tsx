import type { ReactNode } from 'react';
import { ContactList } from '../../components/ContactList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import type { Contact } from '../../types';

export interface ChooseContactStepProps {
  title: string;
  subtitle: string;
  /** The flow's `Stepper`. */
  progress: ReactNode;
  /** Above the list, such as a search box. */
  children?: ReactNode;
  /** Heads the list and names it. */
  listLabel: string;
  contacts: readonly Contact[];
  onChoose: (contact: Contact) => void;
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
  return (
    <Screen
      header={<PageHeader title={title} subtitle={subtitle} onBack={onBack} progress={progress} />}
    >
      {children}
      <Stack gap={2}>
        <Text as="h2" size="label" tone="muted">
          {listLabel}
        </Text>
        <ContactList label={listLabel} contacts={contacts} onChoose={onChoose} />
      </Stack>
    </Screen>
  );
}
