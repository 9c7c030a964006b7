/** A screen of the wallet, as the Welcome page shows it. */
export interface MappedScreen {
  name: string;
  /** Where the wallet has it. */
  paths: readonly string[];
  /** Its most telling story, whose picture stands for it. */
  story: string;
}

export interface Area {
  name: string;
  screens: readonly MappedScreen[];
}

const screen = (name: string, story: string, ...paths: string[]): MappedScreen => ({
  name,
  paths,
  story: `pages-${story}`,
});

/** Every screen of the wallet, by area. */
export const areas: readonly Area[] = [
  {
    name: 'Overview',
    screens: [
      screen('Home', 'home--loaded', '/'),
      screen('Cash and Funds', 'funds--loaded', '/funds'),
      screen('Transactions', 'transactions--loaded', '/transactions'),
      screen('Transaction Receipt', 'transaction-receipt--completed', '/transaction-receipt'),
      screen('Convert/Exchange', 'conversion--shown', '/conversion'),
    ],
  },
  {
    name: 'Send and receive',
    screens: [
      screen('Send Money', 'send-money--entering-amount', '/send-money'),
      screen('Request Money', 'request-money--choosing-contact', '/request-money'),
      screen('Request Payment', 'request-payment--editing', '/request-payment'),
      screen('QR Payments', 'qr-payment--home', '/qr-payment'),
    ],
  },
  {
    name: 'Gold gift',
    screens: [
      screen('Send Gold Gift', 'gift--choosing-recipient', '/gift-contact'),
      screen('Gift Message', 'gift--writing-message', '/gift-message'),
      screen('Gift Wrap', 'gift--choosing-wrap', '/gift-wrap'),
      screen('Gift Celebration', 'gift--celebrating', '/gift-celebration'),
      screen('Gift Receipt', 'gift--sent', '/gift-receipt'),
    ],
  },
  {
    name: 'Deposit',
    screens: [
      screen('Bank Deposit', 'bank-deposit--bank-selected', '/bank-deposit'),
      screen('Crypto Deposit', 'crypto-deposit--addresses', '/crypto-deposit'),
      screen('Card Payment', 'card-payment--filled', '/card-payment'),
    ],
  },
  {
    name: 'Transfer and pay',
    screens: [
      screen('Bank Transfer', 'bank-transfer--choosing-bank', '/bank-transfer'),
      screen('Crypto Transfer', 'crypto-transfer--filled', '/crypto-transfer'),
      screen('Send to Wallet', 'send-to-wallet--filled', '/send-wallet'),
      screen('Bill Payment', 'bill-payment--choosing-category', '/bill-payment'),
    ],
  },
  {
    name: 'Invest and earn',
    screens: [
      screen('Investment Marketplace', 'investment--browsing', '/investment-marketplace'),
      screen('Referral Program', 'referral--resting', '/referral-program'),
    ],
  },
  {
    name: 'Cards',
    screens: [
      screen('Cards', 'cards--resting', '/cards'),
      screen('Payment Methods', 'payment-methods--resting', '/payment-methods'),
    ],
  },
  {
    name: 'Profile and settings',
    screens: [
      screen('Profile', 'profile--loaded', '/profile'),
      screen('KYC Verification', 'kyc-verification--uploading-cnic', '/kyc-verification'),
      screen('Notifications', 'notifications--defaults', '/notifications'),
      screen('App Settings', 'app-settings--defaults', '/app-settings'),
      screen('Help & Support', 'help-support--listed', '/help-support'),
      screen('Sign Out', 'sign-out--asking', '/sign-out-confirmation'),
    ],
  },
  {
    name: 'Way in',
    screens: [
      screen('Splash', 'loading--loading-balances', '/loading'),
      screen('Sign in', 'auth--sign-in', '/auth', '/login'),
      screen('Sign up', 'auth--sign-up', '/signup'),
      screen('Not found', 'not-found--unknown-path'),
    ],
  },
];

/** Where Storybook serves the picture of a story. */
export const pictureOf = (story: string) => `screens/${story}.png`;
