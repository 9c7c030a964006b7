import { parseAmount, type CurrencyCode } from '../../format';
import { useTranslations } from '../../messages';
import type { MailDraft } from './mailDraft';

/** What is asked for, as entered: nothing about it is checked (docs/rules.md LINK-1). */
export interface PaymentAsked {
  amount: string;
  currency: CurrencyCode;
  /** May be empty. */
  description: string;
}

/** Gives the function that puts a request into words. */
export function useRequestText() {
  const t = useTranslations('requestPayment');
  return (
    { currency, ...asked }: PaymentAsked,
    link: string,
  ): { request: string; draft: MailDraft } => {
    const amount = parseAmount(asked.amount) ?? asked.amount.trim();
    const description = asked.description.trim();
    const request = description
      ? t('requestDescribed', { amount, currency, description })
      : t('request', { amount, currency });
    const subject = description
      ? t('subjectDescribed', { amount, currency, description })
      : t('subject', { amount, currency });
    return { request, draft: { subject, body: [request, '', t('payHere', { link })] } };
  };
}
