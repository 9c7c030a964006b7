import { AmountSentence } from '../../components/Amount';
import { Avatar } from '../../components/Avatar';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { formatReward } from '../../components/TierTrack/useFormatReward';
import { useMessages } from '../../messages';
import { referralMessages } from '../../messages/shared/referral';
import * as styles from './referral.css';
import { getNumberFormat } from '../../intl';
import { useLocale } from '../../messages/intl';

const steps = ['share', 'join', 'earn'] as const;

/** The program in three steps. docs/rules.md REFERRAL-4. */
export function HowItWorks({ reward }: { reward: string }) {
  const t = useMessages(referralMessages);
  const format = getNumberFormat(useLocale());
  return (
    <Card title={t('howItWorks')} padding="list">
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step} className={styles.entry}>
            <ListItem
              leading={<Avatar initials={format.format(index + 1)} />}
              title={t(`step.${step}.title`)}
              description={
                <AmountSentence>
                  {(write) => t(`step.${step}.text`, { reward: formatReward(write, reward) })}
                </AmountSentence>
              }
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
