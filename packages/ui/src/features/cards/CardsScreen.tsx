import { BellRing, Blocks, CreditCard, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ListItem } from '../../components/ListItem';
import { LoadableList } from '../../components/LoadableList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useHrefs } from '../../hooks/useHrefs';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { cardsMessages } from '../../messages/shared/cards';
import type { LoadableItems } from '../../types';
import type { CardOrderActor } from './cardOrderMachine';
import type { CardControls } from './cardControls';
import { CardDialogs } from './CardDialogs';
import { CardPanel } from './CardPanel';
import { CardsSkeleton } from './CardsSkeleton';
import * as styles from './cards.css';
import type { CardNumbers } from './NumberButtons';
import { OrderSection } from './OrderSection';
import type { WalletCard } from './walletCard';

export interface CardsScreenProps {
  /** In display order. */
  cards: LoadableItems<WalletCard>;
  /** A running `cardOrderMachine` actor. The page shows the toasts it emits. Without it, cards cannot be ordered. */
  actor?: CardOrderActor;
  /** Shows and copies full card numbers. Without it, only the last four digits are visible. */
  numbers?: CardNumbers;
  /** Freezes cards and sets their limits. Without it, neither is offered. */
  controls?: CardControls;
}

/**
 * The user's debit cards, with buttons to order new cards. Use it for cards that the wallet issues; for the user's
 * cards of other banks use `PaymentMethodsScreen`. docs/rules.md CARDS.
 */
export function CardsScreen({ cards, actor, numbers, controls }: CardsScreenProps) {
  const t = useMessages(cardsMessages);
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
        <LoadableList
          items={cards}
          errorTitle={<MessageText message={messageOf(cardsMessages, 'failed')} />}
          loading={<CardsSkeleton actions={countActions(numbers, controls)} />}
          empty={
            <EmptyState
              icon={CreditCard}
              title={<MessageText message={messageOf(cardsMessages, 'none')} />}
              description={<MessageText message={messageOf(cardsMessages, 'noneHint')} />}
            />
          }
        >
          {(list) => (
            <ul role="list" className={styles.list}>
              {list.map((card) => (
                <li key={card.id}>
                  <CardPanel card={card} numbers={numbers} controls={controls} />
                </li>
              ))}
            </ul>
          )}
        </LoadableList>
      </section>
      {actor && <OrderSection actor={actor} />}
      <CardFeatures controls={controls} />
      {controls && <CardDialogs {...controls} />}
    </Screen>
  );
}

const features = [
  { id: 'notifications', icon: BellRing },
  { id: 'controls', icon: SlidersHorizontal },
  { id: 'blockchain', icon: Blocks },
] as const;

/** For the placeholder. Cards of a host that offers limits are expected to have them. */
const countActions = (numbers?: CardNumbers, controls?: CardControls) =>
  (numbers ? 2 : 0) + (controls?.getFreeze ? 1 : 0) + (controls?.renderLimits ? 1 : 0);

function getOffered({ getFreeze, renderLimits }: Partial<CardControls> = {}) {
  if (getFreeze && renderLimits) return 'both';
  if (getFreeze) return 'freeze';
  return renderLimits ? 'limits' : 'none';
}

/** What all cards offer. docs/rules.md CARDS-8. */
function CardFeatures({ controls }: Pick<CardsScreenProps, 'controls'>) {
  const t = useMessages(cardsMessages);
  const offered = getOffered(controls);
  return (
    <Card title={t('features')} padding="list">
      <ul role="list">
        {features.map(({ id, icon }) => (
          <li key={id} className={styles.feature}>
            <ListItem
              icon={icon}
              title={t(`featureList.${id}`)}
              description={t(`featureList.${id}Hint`, { offered })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
