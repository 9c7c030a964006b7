import { Bell, CreditCard, LifeBuoy, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { EntryContent, MenuGroup } from '../../hooks/menuEntries';
import type { ListEntry } from '../../steps/EntryList';

export type ProfileGroupId = 'account' | 'preferences' | 'support';

export type ProfileEntryId =
  | 'kycVerification'
  | 'paymentMethods'
  | 'notifications'
  | 'appSettings'
  | 'helpSupport'
  | 'signOut';

/** `personalInformation` has no target: it opens the screen's own form. */
export type ProfileEntry<Id extends string = string> =
  | ListEntry<Id>
  | (EntryContent<'personalInformation'> & { to?: never; href?: never; onPress?: never });

export type ProfileGroup<Id extends string = string, EntryId extends string = string> = MenuGroup<
  Id,
  ProfileEntry<EntryId>
>;

/** In display order. docs/rules.md PROFILE-3 */
export const defaultProfileMenu: readonly ProfileGroup<ProfileGroupId, ProfileEntryId>[] = [
  {
    id: 'account',
    label: { message: 'profile.account' },
    entries: [
      {
        id: 'personalInformation',
        icon: UserRound,
        label: { message: 'profile.personalInformation' },
        description: { message: 'profile.personalInformationHint' },
      },
      {
        id: 'kycVerification',
        icon: ShieldCheck,
        label: { message: 'profile.kycVerification' },
        description: { message: 'profile.kycVerificationHint' },
        to: 'kycVerification',
      },
      {
        id: 'paymentMethods',
        icon: CreditCard,
        label: { message: 'profile.paymentMethods' },
        description: { message: 'profile.paymentMethodsHint' },
        to: 'paymentMethods',
      },
    ],
  },
  {
    id: 'preferences',
    label: { message: 'profile.preferences' },
    entries: [
      {
        id: 'notifications',
        icon: Bell,
        label: { message: 'profile.notifications' },
        description: { message: 'profile.notificationsHint' },
        to: 'notifications',
      },
      {
        id: 'appSettings',
        icon: Settings,
        label: { message: 'profile.appSettings' },
        description: { message: 'profile.appSettingsHint' },
        to: 'appSettings',
      },
    ],
  },
  {
    id: 'support',
    label: { message: 'profile.support' },
    entries: [
      {
        id: 'helpSupport',
        icon: LifeBuoy,
        label: { message: 'profile.helpSupport' },
        description: { message: 'profile.helpSupportHint' },
        to: 'helpSupport',
      },
      {
        id: 'signOut',
        icon: LogOut,
        label: { message: 'profile.signOut' },
        to: 'signOut',
        tone: 'danger',
      },
    ],
  },
];
