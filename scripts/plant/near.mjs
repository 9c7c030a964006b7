/**
 * The tests that hold a file and lie elsewhere. They are asked with those of its own name, before it is
 * found out which modules reach the file, which costs more than most tests.
 * @type {Readonly<Record<string, string>>}
 */
export const near = {
  'packages/ui/src/splash/stages.ts': 'packages/ui/src/screens/splash/',
  'packages/ui/src/components/Toast/toastSlot.ts': 'packages/ui/src/provider/toasts.test.tsx',
  'packages/ui/src/screens/app-settings/settings.ts': 'apps/wallet/src/data/settings.test.ts',
  'packages/ui/src/screens/funds/FundsScreen.tsx': 'stories/listSizes.test.ts',
  'packages/ui/src/screens/home/HomeScreen.tsx': 'stories/listSizes.test.ts',
};
