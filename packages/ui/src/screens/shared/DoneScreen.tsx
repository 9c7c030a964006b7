import { useTranslations } from 'use-intl';
import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { SuccessPanel } from '../../components/SuccessPanel';
import { Text } from '../../components/Text';

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
    <Screen
      centered
      footer={
        <Button fullWidth onPress={() => actor.send({ type: 'back' })}>
          {t(leadsTo === 'funds' ? 'backToFunds' : 'backToWallet')}
        </Button>
      }
    >
      <SuccessPanel title={title} description={description}>
        <Text size="caption" tone="muted" align="center">
          {t(leadsTo === 'funds' ? 'redirectFunds' : 'redirectHome')}
        </Text>
      </SuccessPanel>
    </Screen>
  );
}
