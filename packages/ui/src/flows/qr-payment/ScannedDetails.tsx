import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { useFormats } from '../../hooks/useFormats';
import { useTranslations } from '../../messages';
import type { ScannedPayment } from './qrPaymentMachine';

/** What a scanned code asks for. */
export function ScannedDetails({ payment }: { payment: ScannedPayment }) {
  const t = useTranslations('qrPayment');
  const { formatAmount } = useFormats();
  return (
    <Card padding="list">
      <DescriptionList
        items={[
          { term: t('payee'), value: payment.payee },
          {
            term: t('amountTerm'),
            value: formatAmount(payment.amount, 'PKR'),
            isEmphasized: true,
          },
        ]}
      />
    </Card>
  );
}
