import * as v from 'valibot';
import type { HostContent } from '../../apps/wallet/src/hosts/HostContent';

const holder = {
  name: 'Sana Iqbal',
  email: 'sana.iqbal@bank.example',
  phone: '+92 300 0000002',
  address: '4 Mall Road, Lahore',
};

const nadia = {
  id: 'nadia',
  name: 'Nadia Baloch',
  phone: '+92 300 0000001',
  initials: 'NB',
};

const content: Omit<HostContent, 'cards'> = {
  profile: { ...holder, memberSince: '2026-02-01', kycStatus: 'verified' },
  score: { value: 640, max: 1000 },
  session: { lastLogin: '09:15', transactionsToday: 0, accountBalance: '711875.00' },
  contacts: [{ ...nadia, lastAmount: '1200' }],
  giftContacts: [{ ...nadia, isRecent: true }],
  giftReceipt: {
    transactionId: '',
    timestamp: '2026-11-20T10:00:00Z',
    sender: { name: holder.name, accountId: 'BANK-000017' },
    goldPrice: '15798',
    fees: { giftFee: '0', processingFee: '0' },
    blockchain: { verified: false, blockHash: '', confirmations: 0, required: 0 },
  },
  recipients: [{ id: 'BANK-000018', name: 'Omar Farooq', initials: 'OF' }],
  bills: [
    {
      id: 'bill-1',
      category: 'gas',
      provider: 'SSGC',
      amount: '1850',
      dueDate: '2026-12-05',
      status: 'pending',
    },
  ],
  savedCards: [
    {
      id: 'saved-1',
      type: 'visa',
      last4: '0010',
      expiryMonth: 3,
      expiryYear: 2028,
      isDefault: true,
      nickname: 'Salary',
    },
    {
      id: 'saved-2',
      type: 'mastercard',
      last4: '0011',
      expiryMonth: 11,
      expiryYear: 2028,
      isDefault: false,
      nickname: 'Household',
    },
  ],
  bankAccounts: [
    {
      id: 'bank-1',
      bankName: 'HBL',
      accountNumber: '•••• 0021',
      accountType: 'current',
      isDefault: true,
    },
  ],
  referral: {
    code: 'SANA',
    link: 'https://bank.example/join/SANA',
    referrals: [
      {
        id: 'omar',
        name: 'Omar Farooq',
        initials: 'OF',
        status: 'active',
        joinDate: '2026-10-02',
        reward: '0',
      },
    ],
  },
  depositBanks: [
    {
      id: 'bank',
      name: 'Example Bank',
      country: 'PK',
      details: [
        { kind: 'iban', value: 'PK00 EXAM 0000 0000 0000 0017' },
        { kind: 'branchCode', value: '0001' },
      ],
    },
  ],
  depositAddresses: [],
  funds: [],
  faqs: [
    {
      id: 'fees',
      category: 'payments',
      question: 'What does a transfer cost?',
      answer: 'Transfers to other customers of the bank are free.',
      rating: 4.5,
    },
  ],
  supportContacts: { phone: '+92 21 0000000', email: 'help@bank.example' },
  receipt: null,
  paymentLink: 'https://bank.example/pay/sana',
};

const card = {
  id: 'card-1',
  type: 'virtual',
  last4: '0002',
  expiryMonth: 8,
  expiryYear: 2029,
  cardholderName: holder.name,
};

const controlsSchema = v.array(
  v.object({ id: v.string(), status: v.string(), limits: v.looseObject({}) }),
);

/** Reads what the account holder has changed: status and limits. */
async function loadCards(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.VITE_API_URL as string}/api/cards`, {
    credentials: 'include',
    signal: AbortSignal.timeout(10_000),
  });
  const controls = v.parse(controlsSchema, await response.json());
  return controls.filter(({ id }) => id === card.id).map((own) => ({ ...card, ...own }));
}

/** A real host would fetch all of it from its server, for the signed-in user. Cards that failed to load can be retried. */
export const loadContent = async (): Promise<unknown> => ({
  ...content,
  cards: await loadCards().catch(() => null),
});
