/** The conversion screen and its dialog. docs/rules.md CONV. */
export default {
  title: 'Convert/Exchange',
  subtitle: 'Money, gold and silver',
  atRates: 'At converter rates',
  sampleWhileLoading: 'Sample amounts until yours have loaded',
  sampleFigures: 'Sample amounts',
  accountsFailed: 'Your accounts could not be loaded',
  accountsFailedHint: 'Until they are, the amounts above are samples.',
  convertCurrency: 'Convert Currency',
  recent: 'Recent Conversions',
  recentFailed: 'Your conversions could not be loaded',
  noneYet: 'No conversions yet',
  noneYetHint: 'Start converting currencies to see your history here',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  option: '{code} {name}',
  swap: 'Swap currencies',
  rateAsOf: 'Rate as of {time}',
  youGet: 'You get',
  youGetSpoken: 'You get {amount}',
  rate: '1 {unit} = {amount}',
  metalRate: '1 g of {metal} = {amount}',
  convert: 'Convert',
  converting: 'Converting...',
  toasts: {
    ratesNotLoaded: {
      title: 'Rates not loaded',
      description: 'The exchange rates could not be loaded. Check your connection, then try again.',
    },
    rateChanged: {
      title: 'The rate has changed',
      description: 'Check the new amount, then convert again.',
    },
    sameCurrency: {
      title: 'Same Currency',
      description: 'Please select different currencies for conversion.',
    },
    conversionAccountError: {
      title: 'Account Error',
      description: 'Unable to find accounts for conversion.',
    },
    conversionInsufficientBalance: {
      title: 'Insufficient Balance',
      description: "You don't have enough {currency}. Available: {balance}",
    },
    conversionFailed: {
      title: 'Conversion Failed',
      description: 'There was an error processing your conversion. Please try again.',
    },
    converted: {
      title: 'Conversion complete',
      description: 'You converted {given} to {got}.',
    },
  },
} as const;
