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

const content: HostContent = {
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
  cards: [
    {
      id: 'card-1',
      type: 'virtual',
      last4: '0002',
      status: 'active',
      expiryMonth: 8,
      expiryYear: 2029,
      cardholderName: holder.name,
      limits: {
        perPayment: '20000',
        perDay: '40000',
        online: true,
        abroad: false,
        maximum: { perPayment: '100000', perDay: '200000' },
      },
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

// A real host would fetch this from its server for the signed-in user.
export const loadContent = async (): Promise<unknown> => content;
