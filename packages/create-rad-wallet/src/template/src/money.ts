import { defineMoney } from '@rad-wallet/ui/format';

/** Ringgit only. A wallet in dinars has `decimals: 3`, one in rupiah `decimals: 0`. */
export const money = defineMoney({
  home: 'MYR',
  currencies: {
    MYR: {
      kind: 'cash',
      symbol: 'RM',
      name: { en: 'Malaysian ringgit', ms: 'ringgit Malaysia' },
      // The `type` of the server's accounts that hold it.
      accountType: 'trustvault',
    },
  },
  prices: { status: 'ready', value: { values: {} } },
  rates: { status: 'ready', value: { values: {} } },
});
