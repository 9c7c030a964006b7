/** The name and the colours of the wallet. */
export const brand = {
  name: 'Pandan',
  colors: { brand: '#0f6b4f', hero: '#0a4634', accent: '#b8862f' },
};
