import { Badge } from '../../components/Badge';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { useTranslations } from '../../messages';
import { getOffered, useHrefs } from '../../hooks/useHrefs';
import type { FundsOption } from './options';
import * as styles from './FundsScreen.css';

interface OptionListProps {
  heading: string;
  options: readonly FundsOption[];
}

/** A list of available ways to move money, each with its fee. */
export function OptionList({ heading, options }: OptionListProps) {
  const t = useTranslations('funds');
  const tCommon = useTranslations('common');
  const hrefs = useHrefs();
  const offered = getOffered(options, hrefs);
  if (offered.length === 0) return null;
  return (
    <Card title={heading} padding="list">
      <ul role="list">
        {offered.map(({ to, icon, fee, href }) => (
          <li key={to} className={styles.option}>
            <ListItem
              href={href}
              icon={icon}
              title={t(to)}
              description={t(`${to}Hint`)}
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
