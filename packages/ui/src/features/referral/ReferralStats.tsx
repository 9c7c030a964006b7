import { BadgeCheck, Users, Wallet } from 'lucide-react';
import { Amount } from '../../components/Amount';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import { StatTile } from '../../steps/StatTile';
import * as styles from '../../steps/statTile.css';
import { getReferralStats, type Referral } from './referrals';
import { getNumberFormat } from '../../intl';
import { useLocale } from '../../messages/intl';

/** Referral statistics. docs/rules.md REFERRAL-3. */
export function ReferralStats({ referrals }: { referrals: readonly Referral[] }) {
  const t = useMessages(referralMessages);
  const format = getNumberFormat(useLocale());
  const { total, active, earned } = getReferralStats(referrals);
  const known = <T,>(value: T) => ({ status: 'ready', value }) as const;
  return (
    <section aria-label={t('stats')}>
      <dl className={styles.tiles}>
        <StatTile
          name={t('total')}
          icon={Users}
          data={known(total)}
          note={() => t('totalNote', { count: total })}
        >
          {(count) => format.format(count)}
        </StatTile>
        <StatTile
          name={t('active')}
          icon={BadgeCheck}
          data={known(active)}
          note={() => t('activeNote', { count: active })}
        >
          {(count) => format.format(count)}
        </StatTile>
        <StatTile
          name={t('earned')}
          icon={Wallet}
          tone="gold"
          data={known(earned)}
          note={() => t('earnedNote')}
        >
          {(amount) => <Amount value={amount} size="lg" />}
        </StatTile>
      </dl>
    </section>
  );
}
