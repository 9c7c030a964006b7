import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { ProfileScreen, type ProfileScreenProps } from '.';

const render = (footer: Pick<ProfileScreenProps, 'version' | 'isCertified'>) =>
  renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <ProfileScreen
        profile={null}
        balances={{ status: 'loading' }}
        transactionCount={{ status: 'loading' }}
        score={null}
        {...footer}
      />
    </WalletProvider>,
  );

// The footer: docs/rules.md PROFILE-6.
it('shows in the footer what the app says about itself', () => {
  expect(render({ version: '2.4.1' })).toMatch(/Version 2\.4\.1.*Shariah advisory board/s);
  expect(render({})).not.toContain('Version');
  expect(render({ isCertified: false })).not.toMatch(/Version|Shariah/);
});
