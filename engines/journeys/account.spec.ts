import { kycAnswers } from '@rad-wallet/mocks/samples';
import { languages, loadAllMessages, LOCALES } from '@rad-wallet/ui/messages';
import { writeFileSync } from 'node:fs';
import { formatCashBalance } from '../../apps/wallet/e2e/figures';
import { button, field, heading, link, option, text, toast, type Query } from '../tab';
import { expect, test } from '../test';

const catalogues = await loadAllMessages();

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('KYC', async ({ tab }, info) => {
  const photo = info.outputPath('photo.png');
  writeFileSync(photo, Buffer.from(PIXEL, 'base64'));
  await tab.open('/kyc-verification');
  await tab.enter(field(/Full Name/), kycAnswers.fullName);
  await tab.enter(field(/CNIC Number/), '35202-1234567-1');
  await tab.fillDate('Date of Birth', kycAnswers.dateOfBirth);
  await tab.click(button('Continue'));
  await tab.see(heading('CNIC Upload'));
  await tab.chooseFile(0, photo);
  await tab.see({ role: 'img', name: 'Preview: CNIC Front' });
  await tab.chooseFile(1, photo);
  await tab.see({ role: 'img', name: 'Preview: CNIC Back' });
  await tab.click(button('Continue'));
  await tab.see(heading(/Selfie/));
  await tab.chooseFile(0, photo);
  await tab.see(text('photo.png'));
  await tab.click(button('Continue'));
  await tab.enter(field(/Street Address/), kycAnswers.street);
  await tab.enter(field(/City/), kycAnswers.city);
  await tab.chooseFile(0, photo);
  await tab.see(text('photo.png'));
  await tab.click(button('Submit for Review'));
  await tab.see(toast(/Verification submitted!/));
});

test('cards', async ({ tab }) => {
  const card: Query = { role: 'group', name: 'Virtual card ending in 4242' };
  await tab.open('/cards');
  await tab.see({ ...text('•••• •••• •••• 4242'), within: card });
  await tab.click({ ...button('Show number'), within: card });
  await tab.see({ ...text(/^\d{4} \d{4} \d{4} 4242$/), within: card });
  await tab.click(button('Order Virtual Card'));
  await tab.see(toast(/Virtual Card Ordered/));
  await tab.see(text('Application submitted'));
});

test('lock', async ({ tab }) => {
  await tab.open('/');
  await tab.see(text(formatCashBalance()));
  // The idle time passes while the page is in the background. The idle timer loads after the first paint.
  await expect
    .poll(async () => {
      await tab.run(() => {
        sessionStorage.setItem('rad-wallet/lock-due', '1');
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return tab.count(heading('Wallet locked'));
    })
    .toBe(1);
  await tab.reload();
  await tab.see(heading('Wallet locked'));
  await tab.seeNot(text(formatCashBalance()));
  await tab.click(button('Unlock'));
  await tab.see(text(formatCashBalance()));
});

for (const language of LOCALES) {
  const messages = catalogues[language];
  const { appSettings, navigation } = messages;

  test(`settings in ${language}`, async ({ tab }) => {
    await tab.open('/app-settings');
    await tab.click(button(/Language$/));
    await tab.click(option(languages[language].name));
    await tab.see(heading(appSettings.title));
    await tab.reload();
    await tab.see(heading(appSettings.title));
    const { direction } = languages[language];
    expect(await tab.run(() => [document.documentElement.lang, document.dir])).toEqual([
      language,
      direction,
    ]);
    await tab.click(text(appSettings.choices.theme.dark));
    await expect.poll(() => tab.run(() => document.documentElement.dataset.theme)).toBe('dark');
    await tab.click(link(navigation.home));
    await tab.see(heading(messages.home.title));
  });
}
