import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { DebitCardDetails } from '../../components/DebitCard';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { CardFeatures } from './CardFeatures';
import type { CardOrderActor } from './cardOrderMachine';
import { CardPanel } from './CardPanel';
import * as styles from './cards.css';
import { OrderSection } from './OrderSection';

/** A card of the person's. */
export interface WalletCard extends DebitCardDetails {
  id: string;
}

export interface CardsScreenProps {
  cards: readonly WalletCard[];
  /** A running `cardOrderMachine`; its owner shows its toasts. */
  actor: CardOrderActor;
  onCopied: (card: WalletCard) => void;
  /** The browser has no clipboard, or refused. */
  onCopyFailed: (card: WalletCard) => void;
}

/** The person's debit cards, and the way to more. docs/rules.md CARDS. */
export function CardsScreen({ cards, actor, onCopied, onCopyFailed }: CardsScreenProps) {
  const t = useTranslations('cards');
  const id = useId();
  return (
    <Screen header={<PageHeader title={t('title')} subtitle={t('subtitle')} backHref="/" />}>
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
