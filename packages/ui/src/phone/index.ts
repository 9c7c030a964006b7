export { isSamePhone, matchesPhone, type PhoneCountry } from './phone';
