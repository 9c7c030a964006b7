import { balances } from './accounts';

export const HOLDER = 'Ali Hassan';

/** The account holder's city, which appears in the descriptions of paid bills. */
export const CITY = 'Karachi';

const STREET = 'House 42, Street 7, DHA Phase 5';

/** The account holder's profile before any edits. docs/rules.md PROFILE-1. */
export const profile = {
  name: HOLDER,
  email: 'ali.hassan@example.com',
  phone: '+92 300 7654321',
  address: `${STREET}, ${CITY}`,
  memberSince: '2024-01-15',
  kycStatus: 'verified',
} as const;

export const kycAnswers = {
  fullName: HOLDER,
  cnicNumber: '42301-1234567-8',
  dateOfBirth: '1992-04-18',
  fatherName: 'Tariq Hassan',
  street: STREET,
  city: CITY,
  province: 'Sindh',
  postalCode: '75500',
};

/** The fixed sample score on the profile: docs/rules.md DEMO-5. */
export const score = { value: 850, max: 1000 };

/** The summary on the sign-out screen. docs/rules.md SIGNOUT-3. */
export const sessionSummary = {
  lastLogin: '09:30',
  transactionsToday: 3,
  accountBalance: balances.pkr,
};

export const paymentLink = 'https://pay.rad.example/r/ali-hassan';
