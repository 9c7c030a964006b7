import { referralProgram } from '@rad-wallet/mocks/samples';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toPlainText } from '../../format';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { ReferralScreen, type ReferralProgram } from '.';

const renderText = (program: ReferralProgram) =>
  toPlainText(
    renderToString(
      <WalletProvider money={money} locale="en" timeZone="UTC">
        <ReferralScreen
          code="RAD-1"
          link="https://pay.rad.example/r/1"
          program={program}
          referrals={[]}
          onCodeCopied={() => {}}
          onCodeCopyFailed={() => {}}
          onShared={() => {}}
        />
      </WalletProvider>,
    )
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ');

const renderedText = renderText(referralProgram);

// Reward and monthly limit. docs/rules.md REFERRAL-4, REFERRAL-6
it.each(['You get Rs. 100, and your friend gets Rs. 100.', 'Maximum 25 referrals per month.'])(
  'shows “%s”',
  (term) => {
    expect(renderedText).toContain(term);
  },
);

// Bonus tiers. docs/rules.md REFERRAL-5
it.each(['Rs. 500 5 referrals', 'Rs. 1,500 10 referrals', 'Rs. 5,000 25 referrals'])(
  'shows the bonus “%s”',
  (bonus) => {
    expect(renderedText).toContain(bonus);
  },
);

it('omits bonuses and a monthly limit that the program does not have', () => {
  const text = renderText({ reward: '2.5' });
  expect(text).toContain('You get Rs. 2.50, and your friend gets Rs. 2.50.');
  expect(text).not.toMatch(/Bonus tiers|per month/);
});
