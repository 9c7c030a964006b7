export { ConversionFlow, type ConversionFlowProps } from './ConversionFlow';
export {
  conversionSteps,
  conversionMachine,
  type ConversionActor,
  type ConversionEvent,
  type ConversionSnapshot,
  type ConversionStep,
  type ConvertInput,
} from './conversionMachine';
export { findRecentConversions, type PossibleConversion } from './conversionHistory';
export type { ConversionContext } from './conversionRules';
export { conversionMessages } from './messages';
