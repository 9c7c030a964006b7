import { SendMoneyFlow, type SendMoneyActor } from '@rad-wallet/ui/features/send-money';
import { ConfirmToFamily } from './ConfirmToFamily';

const contacts = [
  { id: 'ammi', name: 'Ammi', phone: '+92 300 1112223', initials: 'A', lastAmount: '5000' },
];

export function FamilyFlow({ actor }: { actor: SendMoneyActor }) {
  return (
    <SendMoneyFlow actor={actor} contacts={contacts} steps={{ confirming: ConfirmToFamily }} />
  );
}
