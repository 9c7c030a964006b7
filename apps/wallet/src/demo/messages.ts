import { localeFor, type Locale } from '@rad-wallet/ui/messages';
import { useLocale } from 'use-intl';
import type { DemoNotice } from './demoNotices';

/** What a toast or a row of the settings says. */
interface Said {
  title: string;
  description: string;
}

interface DemoMessages {
  notices: Record<DemoNotice, Said>;
  settings: { heading: string; reset: Said };
  question: Said & { confirm: string };
}

const en: DemoMessages = {
  notices: {
    'storage-denied': {
      title: 'Nothing is kept in this browser',
      description: 'Storage is blocked, so the demo wallet starts afresh on every visit.',
    },
    'storage-damaged': {
      title: 'The demo wallet was started afresh',
      description: 'What this browser had stored could not be read.',
    },
    reset: {
      title: 'The demo wallet was reset',
      description: 'Balances and history are as on the first day.',
    },
    unavailable: {
      title: 'The demo server did not start',
      description: 'This browser allows no service workers here, so nothing can be loaded.',
    },
  },
  settings: {
    heading: 'Demo',
    reset: {
      title: 'Reset demo data',
      description: 'Puts back the balances and history of the first day.',
    },
  },
  question: {
    title: 'Reset the demo?',
    description: 'Every transaction you made here is erased. This cannot be undone.',
    confirm: 'Reset',
  },
};

const catalogues: Partial<Record<Locale, DemoMessages>> = { en };

/** What the demo says. No text takes arguments, so none is compiled. */
export function useDemoMessages(): DemoMessages {
  return catalogues[localeFor([useLocale()])] ?? en;
}
