import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Callout } from '../../components/Callout';
import { Link } from '../../components/Link';
import { Screen } from '../../components/Screen';
import { useToastText, type Notice, type Problem } from '../../components/Toast';
import { useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { authMessages } from './messages';
import { AuthForm } from './AuthForm';
import { AuthHero } from './AuthHero';
import type { AuthActor, AuthMode } from './authMachine';
import * as styles from './AuthScreen.css';

export interface AuthScreenProps {
  /** A running `authMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: AuthActor;
  /** Shown above the form, as an error unless `tone` is given. @default none */
  notice?: Problem | Notice;
  /** Called when ‘Forgot password?’ is pressed. */
  onForgotPassword: () => void;
}

const otherMode: Record<AuthMode, AuthMode> = { signIn: 'signUp', signUp: 'signIn' };

/**
 * Sign-in and sign-up on one screen (docs/rules.md AUTH). Use it for users who are signed out; for a signed-in user
 * whose wallet is locked use `LockScreen`.
 */
export function AuthScreen({ actor, notice, onForgotPassword }: AuthScreenProps) {
  const t = useMessages(authMessages);
  const text = useToastText();
  const heading = useRef<HTMLHeadingElement>(null);
  const mode = useSelector(actor, ({ context }) => context.values.mode);
  const { isPending } = useSubmission(actor);
  const tone = notice && 'tone' in notice ? notice.tone : 'danger';

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
          description={t(`${mode}.subtitle`)}
          headingRef={heading}
        />
      }
    >
      <div className={styles.content}>
        {notice && (
          <div className={styles.notice}>
            <Callout tone={tone} title={text(notice).title} isUrgent={tone === 'danger'}>
              {text(notice).description}
            </Callout>
          </div>
        )}
        {/* The key remounts the fields when the mode changes, which hides a visible password. */}
        <AuthForm key={mode} actor={actor} mode={mode} onForgotPassword={onForgotPassword} />
        <p className={styles.otherMode}>
          <span>{t(`${mode}.otherMode`)}</span>
          <Link variant="standalone" isDisabled={isPending} onPress={switchMode}>
            {t(`${mode}.switch`)}
          </Link>
        </p>
        <p className={styles.footer}>{t('footer')}</p>
      </div>
    </Screen>
  );
}
