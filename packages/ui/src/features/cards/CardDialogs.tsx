import { Fragment, useState } from 'react';
import { createLazyDialog } from '../../components/LazyView';
import type { CardControls } from './cardControls';

export const FreezeQuestion = createLazyDialog(
  async () => (await import('./FreezeQuestion')).FreezeQuestion,
);

/** Keeps rendering the card while a dialog is closing. */
export function CardDialogs({ getFreeze, renderLimits, dialog, onDialogChange }: CardControls) {
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  if (!shown) return null;
  const { card } = shown;
  const onClose = () => onDialogChange(null);
  return (
    <Fragment key={card.id}>
      {getFreeze && (
        <FreezeQuestion
          actor={getFreeze(card)}
          isOpen={dialog?.kind === 'freeze'}
          onClose={onClose}
        />
      )}
      {card.limits && renderLimits?.({ card, isOpen: dialog?.kind === 'limits', onClose })}
    </Fragment>
  );
}
