import { Badge } from '../../components/Badge';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { useTranslations } from '../../messages';
import { useHrefs } from '../../hooks/useHrefs';
import type { FundsOption } from './options';
import * as styles from './FundsScreen.css';

interface OptionListProps {
  heading: string;
  options: readonly FundsOption[];
}

/** Ways to move money, each with its fee. */
export function OptionList({ heading, options }: OptionListProps) {
  const t = useTranslations('funds');
  const tCommon = useTranslations('common');
  const hrefs = useHrefs();
  return (
    <Card title={heading} padding="list">
      <ul role="list">
        {options.map(({ id, icon, fee }) => (
          <li key={id} className={styles.option}>
            <ListItem
              href={hrefs[id]}
              icon={icon}
              title={t(id)}
              description={t(`${id}Hint`)}
              trailing={
                <Badge tone={fee === 'free' ? 'success' : 'neutral'}>
                  {fee === 'free' ? tCommon('free') : t(fee)}
                </Badge>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
