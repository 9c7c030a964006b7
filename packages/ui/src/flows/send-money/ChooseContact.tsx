import { SearchField } from '../../components/SearchField';
import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import type { Contact } from '../../types';
import { ChooseContactStep } from '../shared/ChooseContactStep';
import type { SendMoneyActor } from './sendMoneyMachine';

interface ChooseContactProps {
  actor: SendMoneyActor;
  contacts: readonly Contact[];
}

/** Step 1. The search box does not narrow the list: docs/rules.md SEND-2. */
export function ChooseContact({ actor, contacts }: ChooseContactProps) {
  const t = useTranslations('sendMoney');
  return (
    <ChooseContactStep
      title={t('title')}
      subtitle={t('subtitle')}
      progress={<Stepper step={1} total={4} label={t('progress')} />}
      listLabel={t('recentContacts')}
      contacts={contacts}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    >
      <SearchField label={t('search')} placeholder={t('search')} />
    </ChooseContactStep>
  );
}
