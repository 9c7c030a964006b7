/** The demo: its notices, and its section in the settings. docs/rules.md SET-7. */
export default {
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
} as const;
