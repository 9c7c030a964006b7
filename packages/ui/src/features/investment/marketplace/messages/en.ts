/** Descriptions and holdings of the sample funds. Fund names are not translated. */
export default {
  descriptions: {
    f1: 'Shares of large Pakistani companies that pass the Shariah screen.',
    f2: 'Sukuk and Islamic bank deposits, for those who prefer small ups and downs.',
    f3: 'Half shares, half Sukuk: growth with a calmer ride.',
    f4: 'Shares of smaller, faster companies for those who can wait out a bad year.',
  },
  holdings: {
    cement: 'Cement',
    oilAndGas: 'Oil and gas exploration',
    islamicBanking: 'Islamic banking',
    fertiliser: 'Fertiliser',
    technology: 'Technology',
    governmentIjarahSukuk: 'Government Ijarah Sukuk',
    islamicBankDeposits: 'Islamic bank deposits',
    corporateSukuk: 'Corporate Sukuk',
    power: 'Power',
    pharmaceuticals: 'Pharmaceuticals',
    consumerGoods: 'Consumer goods',
    engineering: 'Engineering',
  },
} as const;
