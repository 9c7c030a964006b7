import preview from '#.storybook/preview';
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
import { bankCountries } from '../../apps/wallet/src/features/bank-transfer/bankCountries';
import { billCategories } from '../../apps/wallet/src/features/bill-payment/billCategories';
import { useGiftWraps } from '../../apps/wallet/src/features/gift/giftWraps';
import { MinimalForm } from '../support/walks/MinimalForm';
import { createWalkStory, walkParameters } from '../support/walks/createWalkStory';

const meta = preview.meta({
  title: 'Walks/Flows',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const BankTransfer = meta.story(
  createWalkStory(bankTransferPlan, (actor) => (
    <BankTransferFlow actor={actor} countries={bankCountries} accountHolder={profile.name} />
  )),
);

const bills = billPaymentPlan.events.flatMap((event) =>
  event.type === 'bill.chosen' ? [event.bill] : [],
);

export const BillPayment = meta.story(
  createWalkStory(billPaymentPlan, (actor) => (
    <BillPaymentFlow
      actor={actor}
      categories={billCategories}
      bills={{ status: 'ready', value: bills }}
    />
  )),
);

export const Conversion = meta.story(
  createWalkStory(conversionPlan, (actor) => (
    <ConversionFlow actor={actor} recent={{ status: 'ready', value: [] }} />
  )),
);

const nothing = () => {};

type GiftProps = Pick<Parameters<typeof GiftFlow>[0], 'actor'>;

function GiftWithWraps({ actor }: GiftProps) {
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

export const Gift = meta.story(
  createWalkStory(giftPlan, (actor) => <GiftWithWraps actor={actor} />),
);

const funds = investmentPlan.events.flatMap((event) =>
  event.type === 'fund.chosen' ? [event.fund] : [],
);

export const Investment = meta.story(
  createWalkStory(investmentPlan, (actor) => <InvestmentFlow actor={actor} funds={funds} />),
);

export const Kyc = meta.story(createWalkStory(kycPlan, (actor) => <KycFlow actor={actor} />));

export const QrPayment = meta.story(
  createWalkStory(qrPaymentPlan, (actor) => (
    <QrPaymentFlow actor={actor} receiver={{ name: profile.name, to: profile.phone }} />
  )),
);

export const RequestMoney = meta.story(
  createWalkStory(requestMoneyPlan, (actor) => (
    <RequestMoneyFlow actor={actor} contacts={contacts} />
  )),
);

export const SendMoney = meta.story(
  createWalkStory(sendMoneyPlan, (actor) => <SendMoneyFlow actor={actor} contacts={contacts} />),
);

export const Submission = meta.story(
  createWalkStory(submissionPlan, (actor) => <MinimalForm actor={actor} />),
);

export const QrScanner = meta.story(
  createWalkStory(qrScannerPlan, (actor) => <Scanner scanner={actor} onBack={nothing} />),
);
