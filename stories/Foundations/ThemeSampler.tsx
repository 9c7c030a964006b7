import { Badge } from '@rad-wallet/ui/Badge';
import { BalanceCard } from '@rad-wallet/ui/BalanceCard';
import { Button } from '@rad-wallet/ui/Button';
import { Callout } from '@rad-wallet/ui/Callout';
import { Link } from '@rad-wallet/ui/Link';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Stack } from '@rad-wallet/ui/Stack';
import { Stepper } from '@rad-wallet/ui/Stepper';
import { Switch } from '@rad-wallet/ui/Switch';
import { Text } from '@rad-wallet/ui/Text';
import { TextField } from '@rad-wallet/ui/TextField';
import { TierTrack } from '@rad-wallet/ui/TierTrack';
import { TransactionItem } from '@rad-wallet/ui/TransactionItem';
import { Building2, CreditCard } from 'lucide-react';
import * as styles from './foundations.css';

export function ThemeSampler() {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>Components</h1>
      <BalanceCard
        total="711205.6"
        holdings={{ PKR: '250000', GOLD: '27.2', SILVER: '150' }}
        isVerified
      />
      <Stepper step={2} total={4} label="Sending money" />
      <Buttons />
      <Choices />
      <Fields />
      <Meanings />
      <TierTrack
        count={7}
        tiers={[
          { at: 5, reward: '500' },
          { at: 10, reward: '1500' },
          { at: 25, reward: '5000' },
        ]}
      />
    </main>
  );
}

function Buttons() {
  return (
    <Stack gap={3}>
      <Button isFullWidth>Continue</Button>
      <Stack direction="row" gap={3} isWrapping>
        <Button variant="secondary">Request</Button>
        <Button variant="outline">Cancel</Button>
        <Button variant="danger">Sign Out</Button>
        <Button isDisabled>Not yet</Button>
      </Stack>
      <Text>
        By signing up you agree to our <Link href="/help-support">Terms and Privacy Policy</Link>.
      </Text>
    </Stack>
  );
}

function Choices() {
  return (
    <Stack gap={4}>
      <SegmentedControl
        label="Theme"
        options={['Light', 'Dark', 'Auto'].map((label) => ({ id: label, label }))}
        defaultValue="Light"
      />
      <RadioCards<'bank' | 'card'>
        label="How do you want to add money?"
        defaultValue="card"
        options={[
          {
            id: 'bank',
            label: 'Bank Deposit',
            description: '1-2 business days',
            icon: Building2,
            trailing: 'Free',
          },
          {
            id: 'card',
            label: 'Card Payment',
            description: 'Instant',
            icon: CreditCard,
            trailing: '1.5%',
          },
        ]}
      />
      <Switch label="Push notifications" defaultSelected />
      <Switch label="News" />
    </Stack>
  );
}

function Fields() {
  return (
    <Stack gap={4}>
      <TextField label="Full name" defaultValue="Ayesha Khan" />
      <TextField
        label="Email"
        defaultValue="ayesha@"
        errorMessage="Please enter a valid email address"
      />
    </Stack>
  );
}

function Meanings() {
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={2} isWrapping>
        <Badge tone="brand">Recent</Badge>
        <Badge tone="success">Verified</Badge>
        <Badge tone="pending">Pending</Badge>
        <Badge tone="danger">Overdue</Badge>
        <Badge tone="info">Network fees</Badge>
        <Badge tone="gold">Gold</Badge>
        <Badge tone="silver">Silver</Badge>
        <Badge>Free</Badge>
      </Stack>
      <Callout title="Transfer Guidelines">Domestic transfers arrive at once.</Callout>
      <Callout tone="success" title="Verified">
        You can send up to Rs. 100,000 a day.
      </Callout>
      <Callout tone="danger" title="Transfer Failed">
        Nothing was taken from your account.
      </Callout>
      <div>
        <TransactionItem
          transaction={{
            id: '1',
            type: 'received',
            currency: 'PKR',
            amount: '15000',
            contact: 'Ahmed Khan',
            status: 'completed',
            timestamp: '2026-11-21T08:30:00Z',
          }}
        />
        <TransactionItem
          transaction={{
            id: '2',
            type: 'gold_purchase',
            currency: 'GOLD',
            amount: '2.5',
            contact: 'Convert PKR to GOLD',
            conversion: { from: 'PKR', to: 'GOLD' },
            status: 'pending',
            timestamp: '2026-11-20T08:30:00Z',
          }}
        />
      </div>
    </Stack>
  );
}
