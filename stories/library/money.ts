import { defineMoney } from '@rad-wallet/ui/format';

export const money = defineMoney({
  home: 'PKR',
  currencies: {
    PKR: { kind: 'cash', symbol: 'Rs.', accountType: 'trustvault' },
    USD: { kind: 'cash', symbol: '$' },
    GOLD: { kind: 'metal', accountType: 'gold' },
  },
  prices: { status: 'ready', value: { values: { GOLD: '15798' } } }, // PKR per gram.
  rates: { status: 'ready', value: { values: { USD: '0.0036', GOLD: '0.000063' } } }, // Per PKR.
});
