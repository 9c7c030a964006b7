import { useSelector } from '@xstate/react';
import { Callout } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { Switch } from '../../components/Switch';
import { Text } from '../../components/Text';
import { useToastText } from '../../components/Toast';
import { useMessages } from '../../messages';
import { appSettingsMessages } from './messages';
import type { BiometricsActor } from './biometricsMachine';
import type { SettingProps } from './settings';

interface BiometricsSettingProps extends SettingProps {
  actor: BiometricsActor;
}

/** Turned on only after the device has registered the user; otherwise shows the reason. docs/rules.md SET-8. */
export function BiometricsSetting({ actor, settings, onChange }: BiometricsSettingProps) {
  const t = useMessages(appSettingsMessages);
  const text = useToastText();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isRegistering = useSelector(actor, (snapshot) => snapshot.matches('registering'));
  return (
    <Stack gap={3}>
      <Switch
        label={t('biometrics')}
        description={t('biometricsHint')}
        isSelected={settings.biometrics}
        onChange={(isOn) => {
          // A second press while the device's prompt is open cancels the prompt.
          actor.send({ type: isOn && !isRegistering ? 'requested' : 'back' });
          if (!isOn) onChange({ biometrics: false });
        }}
      />
      {isRegistering && (
        <div role="status">
          <Text size="caption" tone="muted">
            {t('biometricsAsking')}
          </Text>
        </div>
      )}
      {problem && (
        <Callout tone="danger" title={text(problem).title}>
          {text(problem).description}
        </Callout>
      )}
    </Stack>
  );
}
