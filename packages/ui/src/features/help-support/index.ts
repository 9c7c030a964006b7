export { FAQ_CATEGORIES, type Faq, type FaqCategory, type SupportContacts } from './faq';
export { HelpSupportScreen, type HelpSupportScreenProps } from './HelpSupportScreen';
export { faqMessages } from './faq/messages';
export { helpMessages } from './messages';
