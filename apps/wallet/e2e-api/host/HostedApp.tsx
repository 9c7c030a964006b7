import { App as Wallet } from '../../src/App';
import { PersonalContext } from '../../src/personal/personal';

// Data of the account holder that the host has and the API lacks: docs/rules.md DEMO-6.
const own = {
  contacts: [
    {
      id: 'nadia',
      name: 'Nadia Baloch',
      phone: '+92 300 0000001',
      initials: 'NB',
      lastAmount: '1200',
    },
  ],
};

/** The wallet of a host that provides contacts. */
export function App() {
  return (
    <PersonalContext value={own}>
      <Wallet />
    </PersonalContext>
  );
}
