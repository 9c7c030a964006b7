/** The steps that are needed last, in a chunk of their own: they come while the gift is prepared. */
export { Celebrate } from './Celebrate';
export { ChooseWrap } from './ChooseWrap';
export { GiftReceipt } from './GiftReceipt';
