import { Stepper } from '../../components/Stepper';
import { useTranslations } from '../../messages';
import type { Contact } from '../../types';
import { ChooseContactStep } from '../shared/ChooseContactStep';
import type { RequestMoneyActor } from './requestMoneyMachine';

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
      progress={<Stepper step={1} total={3} label={t('progress')} />}
      listLabel={t('recentContacts')}
      contacts={contacts}
      onChoose={(contact) => actor.send({ type: 'contact.chosen', contact })}
      onBack={() => actor.send({ type: 'back' })}
    />
  );
}
