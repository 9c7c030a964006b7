import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { ListItem } from '../../components/ListItem';
import { Stack } from '../../components/Stack';
import { useFormats } from '../../hooks/useFormats';
import { useTranslations } from '../../messages';
import type { Bill } from './bills';
import { categoryIcons } from './categoryIcons';

interface BillItemProps {
  bill: Bill;
  /** Emitted by Pay Now. */
  onPay: () => void;
}

const statusLooks = {
  pending: { tone: 'pending', icon: Clock },
  paid: { tone: 'success', icon: CircleCheck },
  overdue: { tone: 'danger', icon: CircleAlert },
} as const;

/** One bill, with a way to pay it unless it is paid. */
export function BillItem({
  bill: { category, provider, amount, dueDate, status },
  onPay,
}: BillItemProps) {
  const t = useTranslations('billPayment');
  const name = t('providerName', { provider });
  const { formatAmount } = useFormats();
  const format = useFormatter();
  // A due date is a day of the calendar, the same one in every time zone.
  const date = format.dateTime(new Date(dueDate), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ListItem
      icon={categoryIcons[category]}
      tone={status === 'overdue' ? 'danger' : 'brand'}
      title={name}
      description={
        <Stack gap={1} align="start">
          <span>{formatAmount(amount, 'PKR')}</span>
          <span>{t('dueOn', { date })}</span>
          <Badge {...statusLooks[status]}>{t(`status.${status}`)}</Badge>
        </Stack>
      }
      trailing={
        status !== 'paid' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('payNowTo', { provider: name })}
            onPress={onPay}
          >
            {t('payNow')}
          </Button>
        )
      }
    />
  );
}
