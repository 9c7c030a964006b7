import { Save, ShieldCheck, Smartphone } from 'lucide-react';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { useMessages } from '../../messages';
import { signOutMessages } from './messages';
import * as styles from './signOut.css';

const assurancePoints = [
  { id: 'secure', icon: ShieldCheck },
  { id: 'saved', icon: Save },
  { id: 'shared', icon: Smartphone },
] as const;

/** Reassurances about funds and data. docs/rules.md SIGNOUT-2. */
export function Assurances() {
  const t = useMessages(signOutMessages);
  return (
    <Card title={t('assurances')} padding="list">
      <ul role="list">
        {assurancePoints.map(({ id, icon }) => (
          <li key={id} className={styles.point}>
            <ListItem icon={icon} title={t(`points.${id}`)} description={t(`points.${id}Text`)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
