import { formatCashBalance, formatGoldBalance } from '../../apps/wallet/e2e/figures';
import { button, dialog, field, heading, link, option, text, toast } from '../tab';
import { test } from '../test';

test('home', async ({ tab }) => {
  await tab.open('/');
  await tab.see(heading('Wallet'));
  await tab.see(text(formatCashBalance()));
  await tab.click(button('Hide balances'));
  await tab.seeNot(text(formatCashBalance()));
  await tab.click(button('Show balances'));
  await tab.click(button('Insights'));
  await tab.see(dialog('Insights'));
  await tab.see({ role: 'slider', name: 'Balance over time' });
});

test('send money', async ({ tab }) => {
  await tab.open('/funds');
  await tab.click(link(/Send Money/));
  await tab.click(button(/Fatima Ali/));
  await tab.enter(field(/Amount/), '1,500.50');
  await tab.click(button('Continue'));
  await tab.see(heading('Confirm transfer'));
  await tab.click(button(/^Send/));
  await tab.expectPath('/funds');
  await tab.see(text(formatCashBalance('-1500.5')));
  await tab.reload();
  await tab.see(text(formatCashBalance('-1500.5')));
});

test('convert', async ({ tab }) => {
  await tab.open('/conversion');
  await tab.see(text('At converter rates'));
  await tab.click(button('Convert Currency'));
  const sheet = dialog('Convert Currency');
  await tab.enter({ ...field('Amount'), within: sheet }, '10,000');
  await tab.click({ ...button(/To$/), within: sheet });
  await tab.click(option('GOLD Gold'));
  await tab.see({ ...text('0.630 g'), within: sheet });
  await tab.click({ ...button(/^Convert/), within: sheet });
  await tab.see(toast(/You converted Rs\. 10,000\.00 to 0\.630 g\./));
  await tab.seeNot(sheet);
  const total = { role: 'region', name: 'Total Balance' };
  await tab.see({ ...text(formatCashBalance('-10000')), within: total });
  await tab.see({ ...text(formatGoldBalance('0.63')), within: total });
});

test('gift', async ({ tab }) => {
  await tab.open('/');
  await tab.click(link(/Gifting/));
  await tab.enter(field(/Gift Amount/), '15,798');
  await tab.click(text('Fatima Ali'));
  await tab.click(button('Continue'));
  await tab.click(button('Get suggestions'));
  await tab.click(button(/^Wedding/));
  await tab.click(button('Continue'));
  await tab.click(text('Floral Garden'));
  await tab.click(button('Continue'));
  await tab.expectPath('/gift-celebration');
  await tab.driver.back();
  await tab.see({ role: 'radio', name: 'Floral Garden' });
  await tab.click(button('Continue'));
  await tab.click(button('Send Gift Now'));
  await tab.see(heading('Gift Sent Successfully'));
  await tab.see(text('1.000 g'));
});

test('bank transfer', async ({ tab }) => {
  await tab.open('/bank-transfer');
  await tab.click(button(/Pakistan/));
  await tab.click(button(/MCB/));
  await tab.enter(field('IBAN'), 'PK36MUCB0000001123456702');
  await tab.click(button('Continue'));
  await tab.see(heading('Bank Transfer - Step 4 of 4'));
  await tab.see(text('PK36 MUCB 0000 0011 2345 6702'));
  await tab.click(button(/Currency/));
  await tab.click(option(/SAR/));
  await tab.click(button('Confirm Transfer'));
  await tab.see({ role: 'alertdialog' });
  await tab.click(button('OK'));
  await tab.see(heading('Wallet'));
});

test('bill payment', async ({ tab }) => {
  await tab.open('/bill-payment');
  await tab.click(button(/^Electricity/));
  await tab.click(button('Pay Bill'));
  await tab.see(toast(/Missing information/));
  await tab.click(button(/Provider/));
  await tab.click(option('LESCO'));
  await tab.enter(field(/Account or Consumer Number/), '0412345');
  await tab.enter(field(/Amount/), 'Rs. ۱٬۵۰۰');
  await tab.click(button('Pay Bill'));
  await tab.see(heading('Bill Paid'));
  await tab.see(text('Rs. 1,500.00'));
});

test('QR payment', async ({ tab }) => {
  await tab.open('/qr-payment');
  await tab.click(button(/^Scan/));
  await tab.see(text('Rs. 500 paid to Merchant Store'));
  await tab.click(button('Done'));
  await tab.click(button(/^Generate/));
  await tab.enter(field(/Amount/), '۲٬۵۰۰٫۵۰');
  await tab.see({ role: 'img', name: /Rs\. 2,500\.50/ });
});
