/** The name and the colours of the wallet, and what its texts may claim. */
export const brand = {
  name: 'Pandan',
  /** Whether texts say that transfers are Shariah-compliant. */
  isShariahCompliant: false,
  colors: { brand: '#0f6b4f', hero: '#0a4634', accent: '#b8862f' },
};
