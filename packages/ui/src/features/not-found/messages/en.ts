export default {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go to Wallet',
  notOffered: {
    title: 'Not Available',
    text: 'This wallet does not offer this service.',
  },
} as const;
