import { AmountField } from '@rad-wallet/ui/AmountField';
import { BalanceCard } from '@rad-wallet/ui/BalanceCard';
import { Button } from '@rad-wallet/ui/Button';
import { Card } from '@rad-wallet/ui/Card';
import { ContactList } from '@rad-wallet/ui/ContactList';
import { Dialog } from '@rad-wallet/ui/Dialog';
import { SegmentedControl } from '@rad-wallet/ui/SegmentedControl';
import { Select } from '@rad-wallet/ui/Select';
import { Stack } from '@rad-wallet/ui/Stack';
import { Switch } from '@rad-wallet/ui/Switch';
import { useToast } from '@rad-wallet/ui/Toast';
import { TransactionList } from '@rad-wallet/ui/TransactionList';
import { useState } from 'react';
import { balance, people, purposes, rows } from '../data';

const history = rows(20);

/** Holds all state at the top and gives new arrays of new objects with each render, as many apps do. */
export function Screen() {
  const [amount, setAmount] = useState('');
  const [purpose, setPurpose] = useState<string | null>('Rent');
  const [isPrivate, setIsPrivate] = useState(false);
  const [tab, setTab] = useState<string | null>('all');
  const [isOpen, setIsOpen] = useState(false);
  const [to, setTo] = useState('Ammi');
  const toast = useToast();
  const confirm = () => {
    setIsOpen(false);
    toast({ title: 'Sent', description: `Rs. ${amount} to ${to}` });
  };
  return (
    <main>
      <Stack>
        <h1>Wallet</h1>
        <BalanceCard total={balance.total} holdings={{ ...balance.holdings }} />
        <Card title="Contacts" padding="list">
          <ContactList
            label="Contacts"
            contacts={people.map((person) => ({ ...person }))}
            onAction={({ name }) => setTo(name)}
          />
        </Card>
        <AmountField
          label="Amount"
          prefix="PKR"
          description={`To ${to}`}
          value={amount}
          onChange={setAmount}
        />
        <Select
          label="Purpose"
          value={purpose}
          onChange={setPurpose}
          options={purposes.map((name) => ({ id: name, label: name }))}
        />
        <Switch
          label="Keep it private"
          description="Only you see it."
          isSelected={isPrivate}
          onChange={setIsPrivate}
        />
        <Button isFullWidth onPress={() => setIsOpen(true)}>
          Send money
        </Button>
        <SegmentedControl
          label="Show"
          value={tab}
          onChange={setTab}
          options={[
            { id: 'all', label: 'All' },
            { id: 'in', label: 'In' },
            { id: 'out', label: 'Out' },
          ]}
        />
        <TransactionList label="History" transactions={history.map((row) => ({ ...row }))} />
      </Stack>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Is this right?"
        footer={
          <Button isFullWidth onPress={confirm}>
            Confirm
          </Button>
        }
      >
        <p>
          Rs. {amount} to {to}
        </p>
      </Dialog>
    </main>
  );
}
