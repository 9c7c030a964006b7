import { SearchField } from '../../components/SearchField';
import { useTranslations } from '../../messages';
import type { Contact } from '../../types';
import { ChooseContactStep } from '../shared/ChooseContactStep';
import { type SendMoneyActor, sendMoneySteps } from './sendMoneyMachine';
import { FlowProgress } from '../shared/FlowProgress';

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
      progress={
        <FlowProgress steps={sendMoneySteps} step="choosingContact" label={t('progress')} />
      }
      listLabel={t('recentContacts')}
      contacts={contacts}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    >
      <SearchField label={t('search')} placeholder={t('search')} />
    </ChooseContactStep>
  );
}
