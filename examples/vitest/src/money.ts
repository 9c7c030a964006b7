import { defineMoney } from '@rad-wallet/ui/format';

/** Rupees only: this wallet has no metals and no other currencies. */
export const money = defineMoney({
  home: 'PKR',
  currencies: { PKR: { kind: 'cash', symbol: 'Rs.', accountType: 'trustvault' } },
  prices: { status: 'ready', value: { values: {} } },
  rates: { status: 'ready', value: { values: {} } },
});
