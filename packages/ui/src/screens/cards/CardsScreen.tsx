import { BellRing, Blocks, CreditCard, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ListItem } from '../../components/ListItem';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';
import type { CardOrderActor } from './cardOrderMachine';
import { CardPanel } from './CardPanel';
import * as styles from './cards.css';
import { OrderSection } from './OrderSection';
import type { WalletCard } from './walletCard';

export interface CardsScreenProps {
  /** The person's cards, in the order in which they are shown. */
  cards: readonly WalletCard[];
  /** A running `cardOrderMachine`; its owner shows its toasts. */
  actor: CardOrderActor;
  /** A card's number is on the clipboard. */
  onCopied: (card: WalletCard) => void;
  /** The browser has no clipboard, or refused. */
  onCopyFailed: (card: WalletCard) => void;
}

/** The person's debit cards, and the way to more. docs/rules.md CARDS. */
export function CardsScreen({ cards, actor, onCopied, onCopyFailed }: CardsScreenProps) {
  const t = useTranslations('cards');
  const hrefs = useHrefs();
  const id = useId();
  return (
    <Screen
      header={<PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.home} />}
    >
      <section aria-labelledby={id} className={styles.section}>
        <Text as="h2" size="heading" id={id}>
          {t('yourCards')}
        </Text>
        {cards.length === 0 ? (
          <EmptyState icon={CreditCard} title={t('none')} description={t('noneHint')} />
        ) : (
          <ul role="list" className={styles.list}>
            {cards.map((card) => (
              <li key={card.id}>
                <CardPanel
                  card={card}
                  onCopied={() => onCopied(card)}
                  onCopyFailed={() => onCopyFailed(card)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <OrderSection actor={actor} />
      <CardFeatures />
    </Screen>
  );
}

const features = [
  { id: 'notifications', icon: BellRing },
  { id: 'controls', icon: SlidersHorizontal },
  { id: 'blockchain', icon: Blocks },
] as const;

/** What every card brings along. docs/rules.md CARDS-8. */
function CardFeatures() {
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
