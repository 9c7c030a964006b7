import { SendMoneyFlow, type SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { ConfirmToFamily } from './ConfirmToFamily';
import { contacts } from './contacts';

export function FamilyFlow({ actor }: { actor: SendMoneyActor }) {
  return (
    <SendMoneyFlow actor={actor} contacts={contacts} steps={{ confirming: ConfirmToFamily }} />
  );
}
