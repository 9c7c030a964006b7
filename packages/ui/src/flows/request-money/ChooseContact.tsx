import { useTranslations } from '../../messages';
import type { Contact } from '../../types';
import { ChooseContactStep } from '../shared/ChooseContactStep';
import { type RequestMoneyActor, requestMoneySteps } from './requestMoneyMachine';
import { FlowProgress } from '../shared/FlowProgress';

interface ChooseContactProps {
  actor: RequestMoneyActor;
  contacts: readonly Contact[];
}

/** Step 1: whom to ask. */
export function ChooseContact({ actor, contacts }: ChooseContactProps) {
  const t = useTranslations('requestMoney');
  return (
    <ChooseContactStep
      title={t('title')}
      subtitle={t('subtitle')}
      progress={
        <FlowProgress steps={requestMoneySteps} step="choosingContact" label={t('progress')} />
      }
      listLabel={t('recentContacts')}
      contacts={contacts}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    />
  );
}
