import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/Link';
import { Screen } from '../../components/Screen';
import { AuthForm } from './AuthForm';
import { AuthHero } from './AuthHero';
import type { AuthActor, AuthMode } from './authMachine';
import * as styles from './AuthScreen.css';

export interface AuthScreenProps {
  /** A running `authMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: AuthActor;
  onForgotPassword: () => void;
}

const otherMode: Record<AuthMode, AuthMode> = { signIn: 'signUp', signUp: 'signIn' };

/** Signing in and signing up: one screen, two modes (docs/rules.md AUTH). */
export function AuthScreen({ actor, onForgotPassword }: AuthScreenProps) {
  const t = useTranslations('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  const mode = useSelector(actor, ({ context }) => context.values.mode);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));

  const switchMode = () => {
    flushSync(() => actor.send({ type: 'reset', values: { mode: otherMode[mode] } }));
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Screen
      header={
        <AuthHero
          title={t(`${mode}.title`)}
          subtitle={t(`${mode}.subtitle`)}
          headingRef={heading}
        />
      }
    >
      <div className={styles.content}>
        {/* A mode's fields are its own: a password that was shown is hidden in the other. */}
        <AuthForm key={mode} actor={actor} mode={mode} onForgotPassword={onForgotPassword} />
        <p className={styles.otherMode}>
          {t(`${mode}.otherMode`)}
          <Link variant="standalone" isDisabled={!isEditing} onPress={switchMode}>
            {t(`${mode}.switch`)}
          </Link>
        </p>
        <p className={styles.footer}>{t('footer')}</p>
      </div>
    </Screen>
  );
}
