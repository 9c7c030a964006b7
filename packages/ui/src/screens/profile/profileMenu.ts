import {
  Bell,
  CreditCard,
  LifeBuoy,
  LogOut,
  Settings,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

interface MenuEntry {
  /** Key of the link target and message key of the title. `personalInformation` opens the form instead of a link. */
  id:
    | 'personalInformation'
    | 'kycVerification'
    | 'paymentMethods'
    | 'notifications'
    | 'appSettings'
    | 'helpSupport'
    | 'signOut';
  icon: LucideIcon;
  /** Message key of the description. */
  hint?: `${Exclude<MenuEntry['id'], 'signOut'>}Hint`;
}

export interface MenuGroup {
  id: 'account' | 'preferences' | 'support';
  entries: readonly MenuEntry[];
}

/** Menu groups, in display order. docs/rules.md PROFILE-3 */
export const profileMenu: readonly MenuGroup[] = [
  {
    id: 'account',
    entries: [
      { id: 'personalInformation', hint: 'personalInformationHint', icon: UserRound },
      { id: 'kycVerification', hint: 'kycVerificationHint', icon: ShieldCheck },
      { id: 'paymentMethods', hint: 'paymentMethodsHint', icon: CreditCard },
    ],
  },
  {
    id: 'preferences',
    entries: [
      { id: 'notifications', hint: 'notificationsHint', icon: Bell },
      { id: 'appSettings', hint: 'appSettingsHint', icon: Settings },
    ],
  },
  {
    id: 'support',
    entries: [
      { id: 'helpSupport', hint: 'helpSupportHint', icon: LifeBuoy },
      { id: 'signOut', icon: LogOut },
    ],
  },
];
