import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { DebitCardThumb, type CardType } from '../../components/DebitCard';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { cardsMessages } from '../../messages/shared/cards';
import type { OrderState } from './cardOrderMachine';
import * as styles from './cards.css';

interface OrderOptionProps {
  type: CardType;
  points: readonly string[];
  state: OrderState;
  onOrder: () => void;
}

/** An orderable card type with its order button. docs/rules.md CARDS-5, CARDS-7. */
export function OrderOption({ type, points, state, onOrder }: OrderOptionProps) {
  const t = useMessages(cardsMessages);
  const note = useFocusAfterOrder(state);
  return (
    <Card title={t(`names.${type}`)} headingLevel={3} trailing={<DebitCardThumb type={type} />}>
      <Stack gap={4}>
        <ul role="list" className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Check aria-hidden className={styles.tick} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {state === 'ordered' ? (
          <div ref={note} tabIndex={-1} className={styles.note}>
            <Callout tone="success" title={t('submitted')}>
              {t('submittedHint')}
            </Callout>
          </div>
        ) : (
          <Button
            variant="secondary"
            isFullWidth
            isDisabled={state === 'blocked'}
            isPending={state === 'running'}
            pendingLabel={t('ordering')}
            onPress={onOrder}
          >
            {t(`order.${type}`)}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function useFocusAfterOrder(state: OrderState) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isThrough = before.current === 'running' && state === 'ordered';
    if (isThrough && document.activeElement === document.body) {
      note.current?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state]);
  return note;
}
