import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Text } from '../../components/Text';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import { orderCard, getOrderState, type CardOrderActor } from './cardOrderMachine';
import * as styles from './cards.css';
import { OrderOption } from './OrderOption';

const virtualPoints = ['activation', 'fees', 'spending'] as const;
const physicalPoints = ['metal', 'acceptance', 'contactless', 'delivery'] as const;

/** Card types that can be ordered. docs/rules.md CARDS-4. */
export function OrderSection({ actor }: { actor: CardOrderActor }) {
  const t = useMessages(cardsMessages);
  const id = useId();
  const virtual = useSelector(actor, (snapshot) => getOrderState(snapshot, 'virtual'));
  const physical = useSelector(actor, (snapshot) => getOrderState(snapshot, 'physical'));
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Text as="h2" size="heading" id={id}>
        {t('orderNew')}
      </Text>
      <ProblemNotice actor={actor} />
      <OrderOption
        type="virtual"
        points={virtualPoints.map((point) => t(`virtualPoints.${point}`))}
        state={virtual}
        onOrder={() => orderCard(actor, 'virtual')}
      />
      <OrderOption
        type="physical"
        points={physicalPoints.map((point) => t(`physicalPoints.${point}`))}
        state={physical}
        onOrder={() => orderCard(actor, 'physical')}
      />
      <SimulationNote actor={actor} request="submit" />
    </section>
  );
}
