import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyActorRef } from 'xstate';
import { Button } from '../../components/Button';

export interface SubmitButtonProps {
  actor: {
    getSnapshot(): { can(event: { type: 'submitted' }): boolean; hasTag(tag: 'busy'): boolean };
    subscribe: AnyActorRef['subscribe'];
  };
  /** Of the `SubmissionForm`. */
  formId: string;
  children: ReactNode;
}

/** The one action of a form, in its screen's footer. */
export function SubmitButton({ actor, formId, children }: SubmitButtonProps) {
  const t = useTranslations('payment');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'submitted' }));
  return (
    <Button
      type="submit"
      form={formId}
      fullWidth
      isDisabled={!canSubmit && !isBusy}
      isPending={isBusy}
      pendingLabel={t('processing')}
    >
      {children}
    </Button>
  );
}
