import { parseAmount, type CurrencyCode } from '../../format';
import { showValue } from '../../format/typedAmount';
import { useMessages } from '../../messages';
import { requestPaymentMessages } from './messages';
import type { MailDraft } from './mailDraft';

/** Input of a payment request as typed; not validated (docs/rules.md LINK-1). */
export interface PaymentRequestInput {
  amount: string;
  currency: CurrencyCode;
  description: string;
}

export function useRequestText() {
  const t = useMessages(requestPaymentMessages);
  return (
    { currency, ...input }: PaymentRequestInput,
    link: string,
  ): { request: string; draft: MailDraft } => {
    // An amount in another currency is written as typed, without its mark. docs/rules.md MONEY-20.
    const amount = parseAmount(input.amount, { currency }) ?? showValue(input.amount, 'en').trim();
    const description = input.description.trim();
    const request = description
      ? t('requestDescribed', { amount, currency, description })
      : t('request', { amount, currency });
    const subject = description
      ? t('subjectDescribed', { amount, currency, description })
      : t('subject', { amount, currency });
    return { request, draft: { subject, body: [request, '', t('payHere', { link })] } };
  };
}
