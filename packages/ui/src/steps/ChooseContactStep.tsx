import type { ReactNode } from 'react';
import { ContactList } from '../components/ContactList';
import { Users } from 'lucide-react';
import { EmptyState } from '../components/EmptyState';
import { ListSkeleton, LoadableList } from '../components/LoadableList';
import { PageHeader } from '../components/PageHeader';
import { Screen } from '../components/Screen';
import { Skeleton } from '../components/Skeleton';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { messageOf } from '../messages';
import { MessageText } from './MessageText';
import { contactsMessages } from '../components/ContactList/messages';
import { paymentMessages } from '../messages/shared/payment';
import type { Contact, LoadableItems } from '../types';

export interface ChooseContactStepProps {
  /** Heading of the step. */
  title: string;
  /** Rendered below the heading. */
  subtitle: string;
  /** The flow's `FlowProgress`, rendered in the header. */
  progress: ReactNode;
  /** Rendered above the list, such as a search box. */
  children?: ReactNode;
  /** Heading and accessible name of the list. */
  listLabel: string;
  /** In display order. */
  contacts: LoadableItems<Contact>;
  /** Content below the list. */
  after?: ReactNode;
  /** Called when a contact is pressed. */
  onChoose: (contact: Contact) => void;
  /** Called when Back is pressed. */
  onBack: () => void;
}

/** The first step of flows that start with a contact. One press selects the contact and continues. */
export function ChooseContactStep({
  title,
  subtitle,
  progress,
  children,
  listLabel,
  contacts,
  after,
  onChoose,
  onBack,
}: ChooseContactStepProps) {
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
        <LoadableList
          items={contacts}
          errorTitle={<MessageText message={messageOf(contactsMessages, 'failed')} />}
          loading={<ListSkeleton trailing={<Skeleton size="caption" width="12ch" />} />}
          empty={
            <EmptyState
              icon={Users}
              title={<MessageText message={messageOf(paymentMessages, 'noContacts')} />}
              description={<MessageText message={messageOf(paymentMessages, 'noContactsHint')} />}
            />
          }
        >
          {(list) => <ContactList label={listLabel} contacts={list} onAction={onChoose} />}
        </LoadableList>
      </Stack>
      {after}
    </Screen>
  );
}
