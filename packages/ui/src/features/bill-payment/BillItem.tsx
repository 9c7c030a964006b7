import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { AmountText } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { ListItem } from '../../components/ListItem';
import { Stack } from '../../components/Stack';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { billPaymentMessages } from './messages';
import type { IconComponent } from '../../types';
import type { Bill } from './bills';

interface BillItemProps {
  icon: IconComponent;
  bill: Bill;
  onPay: () => void;
}

const statusBadges = {
  pending: { tone: 'pending', icon: Clock },
  paid: { tone: 'success', icon: CircleCheck },
  overdue: { tone: 'danger', icon: CircleAlert },
} as const;

export function BillItem({
  icon,
  bill: { provider, amount, dueDate, status },
  onPay,
}: BillItemProps) {
  const t = useMessages(billPaymentMessages);
  const name = t('providerName', { provider });
  const dateTime = useFormatDateTime();
  // A due date is a calendar date, so it does not depend on the time zone.
  const date = dateTime(dueDate, { ...DATE_FORMAT, timeZone: 'UTC' });
  return (
    <ListItem
      icon={icon}
      tone={status === 'overdue' ? 'danger' : 'brand'}
      title={name}
      description={
        <Stack gap={1} align="start">
          <span>
            <AmountText value={amount} />
          </span>
          <span>{t('dueOn', { date })}</span>
          <Badge {...statusBadges[status]}>{t(`status.${status}`)}</Badge>
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
