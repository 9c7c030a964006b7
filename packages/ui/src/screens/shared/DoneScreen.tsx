import type { ReactNode } from 'react';
import { SuccessStep } from '../../flows/shared/SuccessStep';
import { useTranslations } from '../../messages';

export interface DoneScreenProps {
  /** The machine that succeeded; Back leads on at once. */
  actor: { send(event: { type: 'back' }): void };
  /** What was done, in a few words. */
  title: string;
  /** What it means, or what comes next. */
  description: ReactNode;
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
