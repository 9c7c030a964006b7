export { ConversionFlow, conversionStep, type ConversionFlowProps } from './ConversionFlow';
export { conversionMachine, type ConversionEvent, type ConvertInput } from './conversionMachine';
export { recentConversions } from './conversionHistory';
export type { ConversionContext } from './conversionRules';
