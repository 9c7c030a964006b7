import { contacts, giftContacts, profile } from '@rad-wallet/mocks/samples';
import { bankTransferPlan } from '@rad-wallet/testing/features/bank-transfer';
import { billPaymentPlan } from '@rad-wallet/testing/features/bill-payment';
import { conversionPlan } from '@rad-wallet/testing/features/conversion';
import { giftPlan } from '@rad-wallet/testing/features/gift';
import { investmentPlan } from '@rad-wallet/testing/features/investment';
import { kycPlan } from '@rad-wallet/testing/features/kyc';
import { qrPaymentPlan } from '@rad-wallet/testing/features/qr-payment';
import { qrScannerPlan } from '@rad-wallet/testing/features/qr-scanner';
import { requestMoneyPlan } from '@rad-wallet/testing/features/request-money';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';
import { submissionPlan } from '@rad-wallet/testing/features/submission';
import { BankTransferFlow } from '@rad-wallet/ui/features/bank-transfer';
import { BillPaymentFlow } from '@rad-wallet/ui/features/bill-payment';
import { ConversionFlow } from '@rad-wallet/ui/features/conversion';
import { GiftFlow } from '@rad-wallet/ui/features/gift';
import { InvestmentFlow } from '@rad-wallet/ui/features/investment';
import { KycFlow } from '@rad-wallet/ui/features/kyc';
import { QrPaymentFlow } from '@rad-wallet/ui/features/qr-payment';
import { Scanner } from '@rad-wallet/ui/features/qr-scanner';
import { RequestMoneyFlow } from '@rad-wallet/ui/features/request-money';
import { SendMoneyFlow } from '@rad-wallet/ui/features/send-money';
import { bankCountries } from '../../../apps/wallet/src/features/bank-transfer/bankCountries';
import { billCategories } from '../../../apps/wallet/src/features/bill-payment/billCategories';
import { useGiftWraps } from '../../../apps/wallet/src/features/gift/giftWraps';
import { modelTest } from './modelTest';
import { MinimalForm } from './MinimalForm';

export const bankTransfer = modelTest(bankTransferPlan, (actor) => (
  <BankTransferFlow actor={actor} countries={bankCountries} accountHolder={profile.name} />
));

const bills = billPaymentPlan.events.flatMap((event) =>
  event.type === 'bill.chosen' ? [event.bill] : [],
);

export const billPayment = modelTest(billPaymentPlan, (actor) => (
  <BillPaymentFlow
    actor={actor}
    categories={billCategories}
    bills={{ status: 'ready', value: bills }}
  />
));

export const conversion = modelTest(conversionPlan, (actor) => (
  <ConversionFlow actor={actor} recent={{ status: 'ready', value: [] }} />
));

const nothing = () => {};

type GiftProps = Pick<Parameters<typeof GiftFlow>[0], 'actor'>;

function Gift({ actor }: GiftProps) {
  return (
    <GiftFlow
      actor={actor}
      contacts={giftContacts}
      designs={useGiftWraps()}
      onShareDetails={nothing}
      onDownloadReceipt={nothing}
      onShareReceipt={nothing}
    />
  );
}

export const gift = modelTest(giftPlan, (actor) => <Gift actor={actor} />);

const funds = investmentPlan.events.flatMap((event) =>
  event.type === 'fund.chosen' ? [event.fund] : [],
);

export const investment = modelTest(investmentPlan, (actor) => (
  <InvestmentFlow actor={actor} funds={funds} />
));

export const kyc = modelTest(kycPlan, (actor) => <KycFlow actor={actor} />);

export const qrPayment = modelTest(qrPaymentPlan, (actor) => (
  <QrPaymentFlow actor={actor} receiver={{ name: profile.name, to: profile.phone }} />
));

export const requestMoney = modelTest(requestMoneyPlan, (actor) => (
  <RequestMoneyFlow actor={actor} contacts={contacts} />
));

export const sendMoney = modelTest(sendMoneyPlan, (actor) => (
  <SendMoneyFlow actor={actor} contacts={contacts} />
));

export const submission = modelTest(submissionPlan, (actor) => <MinimalForm actor={actor} />);

export const qrScanner = modelTest(qrScannerPlan, (actor) => (
  <Scanner scanner={actor} onBack={nothing} />
));
