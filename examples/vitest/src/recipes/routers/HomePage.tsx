import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Link } from 'react-aria-components';

export function HomePage() {
  return (
    <>
      <PageHeader title="Home" />
      <Link href="/send">Send money</Link>
    </>
  );
}
