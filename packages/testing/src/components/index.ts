export type {
  CheckboxGroupTester,
  DialogTester,
  ListBoxTester,
  MenuTester,
  RadioGroupTester,
  SelectTester,
  TabsTester,
  UserOpts as ComponentUserOptions,
} from '@react-aria/test-utils';
export { ComponentUser, type WalletPattern } from './ComponentUser';
export type { AmountFieldTester, CodeFieldTester } from './fieldTesters';
export type { NumpadTester } from './NumpadTester';
export { INTERACTION_TYPES, type InteractionType, type TesterOptions } from './presser';
