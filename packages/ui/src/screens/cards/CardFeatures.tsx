import { BellRing, Blocks, SlidersHorizontal } from 'lucide-react';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { useTranslations } from '../../messages';
import * as styles from './cards.css';

const features = [
  { id: 'notifications', icon: BellRing },
  { id: 'controls', icon: SlidersHorizontal },
  { id: 'blockchain', icon: Blocks },
] as const;

/** What every card brings along. docs/rules.md CARDS-8. */
export function CardFeatures() {
  const t = useTranslations('cards');
  return (
    <Card title={t('features')} padding="list">
      <ul role="list">
        {features.map(({ id, icon }) => (
          <li key={id} className={styles.feature}>
            <ListItem
              icon={icon}
              title={t(`featureList.${id}`)}
              description={t(`featureList.${id}Hint`)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
