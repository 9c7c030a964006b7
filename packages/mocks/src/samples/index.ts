export { ABOVE_CASH_BALANCE, accounts, balances } from './accounts';
export { createBills } from './bills';
export { bankAccounts, createCards, createSavedCards } from './cards';
export { depositAddresses, depositBanks } from './deposits';
export { equityFund, incomeFund } from './funds';
export { contacts, giftContacts, recipients } from './people';
export { CITY, HOLDER, kycAnswers, paymentLink, profile, score, sessionSummary } from './profile';
export { giftReceipt, transactionReceipt } from './receipts';
export { createReferral } from './referrals';
