import { Button } from '../../components/Button';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SubmissionForm, useSubmission } from '../../engine/submission';
import { useMessages } from '../../messages';
import { authMessages } from './messages';
import type { AuthActor, AuthMode } from './authMachine';
import { AuthPasswordField } from './AuthPasswordField';
import { forgotPassword } from './AuthScreen.css';
import { AuthTextField } from './AuthTextField';

interface AuthFormProps {
  actor: AuthActor;
  mode: AuthMode;
  onForgotPassword: () => void;
}

export function AuthForm({ actor, mode, onForgotPassword }: AuthFormProps) {
  const t = useMessages(authMessages);
  const { isPending } = useSubmission(actor);
  return (
    <SubmissionForm actor={actor}>
      <Stack gap={5}>
        <ProblemNotice actor={actor} except={['passwordsDontMatch', 'passwordTooShort']} />
        {mode === 'signUp' && <AuthTextField actor={actor} field="name" />}
        <AuthTextField actor={actor} field="email" />
        {mode === 'signUp' && <AuthTextField actor={actor} field="phone" />}
        {mode === 'signUp' ? (
          <>
            <AuthPasswordField actor={actor} field="password" isNew />
            <AuthPasswordField actor={actor} field="confirmPassword" isNew />
            <Text size="caption" tone="muted">
              {t('terms')}
            </Text>
          </>
        ) : (
          <Stack gap={1}>
            <AuthPasswordField actor={actor} field="password" />
            <div className={forgotPassword}>
              <Button variant="plain" size="sm" onPress={onForgotPassword}>
                {t('forgotPassword')}
              </Button>
            </div>
          </Stack>
        )}
        <Button
          type="submit"
          isFullWidth
          isPending={isPending}
          pendingLabel={t(`${mode}.submitting`)}
        >
          {t(`${mode}.submit`)}
        </Button>
      </Stack>
    </SubmissionForm>
  );
}
