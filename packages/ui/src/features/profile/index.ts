export { EditProfileScreen, type EditProfileScreenProps } from './EditProfileScreen';
export { mergeDetails, type KycStatus, type Profile, type ProfileDetails } from './profile';
export { profileMachine, type ProfileActor } from './profileMachine';
export {
  defaultProfileMenu,
  type ProfileEntry,
  type ProfileEntryId,
  type ProfileGroup,
  type ProfileGroupId,
} from './profileMenu';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
export type { ProfileScore } from './StatTiles';
