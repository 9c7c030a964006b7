import { useTranslations } from 'use-intl';
import { SuccessStep } from '../../flows/shared/SuccessStep';

export interface DoneScreenProps {
  actor: { send(event: { type: 'back' }): void };
  title: string;
  description: string;
  /** Where the machine leads by itself. */
  leadsTo: 'funds' | 'home';
}

/** A form's submission went well; its machine leaves by itself after a while. */
export function DoneScreen({ actor, title, description, leadsTo }: DoneScreenProps) {
  const t = useTranslations('payment');
  return (
    <SuccessStep
      title={title}
      description={description}
      action={t(leadsTo === 'funds' ? 'backToFunds' : 'backToWallet')}
      onAction={() => actor.send({ type: 'back' })}
      redirect={t(leadsTo === 'funds' ? 'redirectFunds' : 'redirectHome')}
    />
  );
}
