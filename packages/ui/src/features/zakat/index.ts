export {
  calculateZakat,
  getNisab,
  NISAB_GRAMS,
  type NisabMetal,
  type Zakat,
  type ZakatAmounts,
  type ZakatLine,
} from './calculateZakat';
export {
  zakatMachine,
  type ZakatActor,
  type ZakatContext,
  type ZakatErrors,
  type ZakatEvent,
  type ZakatValues,
} from './zakatMachine';
export { ZakatSheet, type ZakatSheetProps } from './ZakatSheet';
export { zakatMessages } from './messages';
