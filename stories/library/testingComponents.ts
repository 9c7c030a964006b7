import { ComponentUser, type InteractionType } from '@rad-wallet/testing/components';
import { screen } from '@testing-library/dom';

/** Fills in a rendered form; `it.each(INTERACTION_TYPES)` tests it with the mouse, a finger and the keyboard. */
export async function fillIn(interactionType: InteractionType) {
  const user = new ComponentUser({ interactionType });

  const metal = user.createTester('Select', {
    root: screen.getByRole('button', { name: /Metal/ }),
  });
  await metal.toggleOptionSelection({ option: 'Gold' });

  const amount = user.createWalletTester('AmountField', { root: screen.getByLabelText('Amount') });
  await amount.enter('1500.5');
  return { amount: amount.getAmount(), error: amount.isInvalid() && amount.getDescription() };
}
