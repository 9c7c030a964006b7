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
  /** Key of the title in the catalogue. */
  id:
    | 'personalInformation'
    | 'kycVerification'
    | 'paymentMethods'
    | 'notifications'
    | 'appSettings'
    | 'helpSupport'
    | 'signOut';
  icon: LucideIcon;
  /** Key of the line under the title. */
  hint?: `${Exclude<MenuEntry['id'], 'signOut'>}Hint`;
  /** Left out, the entry opens the form. */
  href?: string;
}

export interface MenuGroup {
  id: 'account' | 'preferences' | 'support';
  entries: readonly MenuEntry[];
}

/** docs/rules.md PROFILE-3 */
export const menu: readonly MenuGroup[] = [
  {
    id: 'account',
    entries: [
      { id: 'personalInformation', hint: 'personalInformationHint', icon: UserRound },
      {
        id: 'kycVerification',
        hint: 'kycVerificationHint',
        icon: ShieldCheck,
        href: '/kyc-verification',
      },
      {
        id: 'paymentMethods',
        hint: 'paymentMethodsHint',
        icon: CreditCard,
        href: '/payment-methods',
      },
    ],
  },
  {
    id: 'preferences',
    entries: [
      { id: 'notifications', hint: 'notificationsHint', icon: Bell, href: '/notifications' },
      { id: 'appSettings', hint: 'appSettingsHint', icon: Settings, href: '/app-settings' },
    ],
  },
  {
    id: 'support',
    entries: [
      { id: 'helpSupport', hint: 'helpSupportHint', icon: LifeBuoy, href: '/help-support' },
      { id: 'signOut', icon: LogOut, href: '/sign-out-confirmation' },
    ],
  },
];
