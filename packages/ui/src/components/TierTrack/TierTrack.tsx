import { Check, Gift } from 'lucide-react';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import { AmountSentence } from '../Amount';
import { createLatticeStarPath } from '../Lattice';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { getTierProgress, type BonusTier, type TierStop } from './getTierProgress';
import * as styles from './TierTrack.css';
import { formatReward } from './useFormatReward';

export interface TierTrackProps {
  /** Number of referrals so far. */
  count: number;
  /** About three tiers, shown side by side. */
  tiers: readonly BonusTier[];
}

/**
 * The progress towards each referral bonus, as a track and as text. Use it for goals that are counted; for a task in
 * progress use `ProgressBar`. docs/rules.md REFERRAL-5.
 */
export function TierTrack({ count, tiers }: TierTrackProps) {
  const t = useMessages(referralMessages);
  const stops = getTierProgress(count, tiers);
  const next = stops.find(({ isReached }) => !isReached);
  return (
    <Stack gap={4}>
      <Text size="label" tone="muted">
        {next ? (
          <AmountSentence>
            {(write) =>
              t('tiersNext', { count, toGo: next.toGo, amount: formatReward(write, next.reward) })
            }
          </AmountSentence>
        ) : (
          t('tiersAll', { count })
        )}
      </Text>
      <ol role="list" className={styles.track}>
        {stops.map((stop) => (
          <li key={stop.at} className={styles.stop}>
            <TierMarker stop={stop} />
            <span className={styles.reward}>
              <AmountSentence>{(write) => formatReward(write, stop.reward)}</AmountSentence>
            </span>
            <span className={styles.caption}>{t('tierAt', { count: stop.at })}</span>
            <span className={stop.isReached ? styles.reached : styles.caption}>
              {stop.isReached ? t('tierReached') : t('tierToGo', { count: stop.toGo })}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function TierMarker({ stop: { percent, isReached } }: { stop: TierStop }) {
  const Icon = isReached ? Check : Gift;
  return (
    <span aria-hidden className={styles.trackSegment}>
      <span className={styles.trackLine}>
        <span className={styles.trackProgress} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.tierBadge} data-reached={isReached || undefined}>
        <svg viewBox="0 0 40 40" className={styles.star}>
          <path d={createLatticeStarPath(20, 20, 19)} />
        </svg>
        <Icon className={styles.glyph} />
      </span>
    </span>
  );
}
