/** What the sample data and the stories call people, firms and things: names, which nobody translates. */
export const NAMES = `
  K-Electric SSGC PTCL
`;
