import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { authMachine, AuthScreen, type AuthMode } from '@rad-wallet/ui/screens/auth';
import { useToast } from '@rad-wallet/ui/Toast';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PageTitle } from '../shell/PageTitle';

/** The mode that a path opens in (docs/rules.md AUTH-1). */
const modeOf = (path: string): AuthMode => (path.startsWith('/signup') ? 'signUp' : 'signIn');

export default function AuthPage() {
  const t = useTranslations('auth');
  const showToast = useToast();
  const [path, navigate] = useLocation();
  const actor = useActorRef(authMachine, { input: { values: { mode: modeOf(path) } } });
  const mode = useSelector(actor, ({ context }) => context.values.mode);
  // Back does not lead into a form that is done with.
  useFlowEvents(actor, () => navigate('/', { replace: true }));

  return (
    <>
      <PageTitle page={t(`${mode}.page`)} />
      <AuthScreen
        actor={actor}
        onForgotPassword={() =>
          showToast({ title: t('forgotPasswordTitle'), description: t('forgotPasswordText') })
        }
      />
    </>
  );
}
