import { defineLocale, defineTexts } from '@rad-wallet/ui/messages';

const texts = defineTexts({
  home: { title: 'Portefeuille', services: 'Services', cash: 'Espèces' },
  balance: { total: 'Solde total', cash: 'Espèces', gold: 'Or', silver: 'Argent' },
  transactions: { date: { hoursAgo: 'Il y a {hours, plural, one {# heure} other {# heures}}' } },
});

export const french = defineLocale({
  tag: 'fr',
  name: 'Français',
  loadPartialCatalogue: async () => texts,
});
