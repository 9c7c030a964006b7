import { App as Wallet } from '../../src/App';
import { PersonalContext } from '../../src/personal/personal';

// What a host knows of its account holder and the API does not tell: docs/rules.md DEMO-6.
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

/** The wallet as a host assembles it: its own people handed in. */
export function App() {
  return (
    <PersonalContext value={own}>
      <Wallet />
    </PersonalContext>
  );
}
