import { Mail, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { ButtonPair } from '../../components/ButtonPair';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { useShare, type ShareOutcome } from '../../hooks/useShare';
import { useHrefs } from '../../hooks/useHrefs';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { requestPaymentMessages } from './messages';
import { PaymentAmount } from '../../steps/PaymentAmount';
import { createMailtoUrl } from './mailDraft';
import { useRequestText, type PaymentRequestInput } from './useRequestText';

export interface RequestPaymentScreenProps {
  /** Link for paying the request. */
  link: string;
  /** Initial amount of the form, in the home currency. docs/rules.md PAY-2. @default '5000' */
  initialAmount?: string;
  /** Called with the outcome of copying or sharing the link; should announce it, for example with a toast. */
  onOutcome: (outcome: ShareOutcome) => void;
  /** Called with the `mailto:` URL of the draft. */
  onEmail: (url: string) => void;
}

/**
 * Form for requesting a payment by link (docs/rules.md LINK). Use it for one link that anyone can pay; to request money
 * from a contact use `RequestMoneyFlow`.
 */
export function RequestPaymentScreen({
  link,
  initialAmount = '5000',
  onOutcome,
  onEmail,
}: RequestPaymentScreenProps) {
  const t = useMessages(requestPaymentMessages);
  const hrefs = useHrefs();
  const getRequestText = useRequestText();
  const { share, isSharing } = useShare();
  const { home } = useMoney();
  const [input, setInput] = useState<PaymentRequestInput>({
    amount: initialAmount,
    description: '',
    currency: home,
  });
  const change = (part: Partial<PaymentRequestInput>) =>
    setInput((before) => ({ ...before, ...part }));

  async function shareLink() {
    const { request, draft } = getRequestText(input, link);
    onOutcome(await share({ title: draft.subject, text: request, url: link }));
  }

  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          description={t('subtitle')}
          backHref={hrefs.funds}
          isBackFallback
        />
      }
      footer={
        <ButtonPair>
          <Button
            variant="secondary"
            size="sm"
            isFullWidth
            icon={Mail}
            onPress={() => onEmail(createMailtoUrl(getRequestText(input, link).draft))}
          >
            {t('sendEmail')}
          </Button>
          <Button
            size="sm"
            isFullWidth
            icon={Share2}
            isPending={isSharing}
            onPress={() => void shareLink()}
          >
            {t('shareLink')}
          </Button>
        </ButtonPair>
      }
    >
      <Stack gap={5}>
        <PaymentAmount
          amount={input.amount}
          onAmountChange={(amount) => change({ amount })}
          currency={input.currency}
          onCurrencyChange={(currency) => change({ currency })}
        />
        <TextField
          label={t('description')}
          placeholder={t('descriptionPlaceholder')}
          isOptional
          value={input.description}
          onChange={(description) => change({ description })}
        />
      </Stack>
      <Card>
        <CopyableText
          label={t('link')}
          isSilent
          text={link}
          copyLabel={t('copyLink')}
          onCopied={() => onOutcome('copied')}
          onCopyFailed={() => onOutcome('failed')}
        />
      </Card>
    </Screen>
  );
}
