import { LinkButton } from '@rad-wallet/ui/Button';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Stack } from '@rad-wallet/ui/Stack';

export default function Home() {
  return (
    <Screen header={<PageHeader title="Jamun Pay" />}>
      <Stack>
        <LinkButton isFullWidth href="/send">
          Send money
        </LinkButton>
        <LinkButton isFullWidth variant="secondary" href="/bill">
          Pay a bill
        </LinkButton>
      </Stack>
    </Screen>
  );
}
