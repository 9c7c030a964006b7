/** The steps after the first, in a chunk of their own: they come while the first is filled in. */
export { Celebrate } from './Celebrate';
export { ChooseWrap } from './ChooseWrap';
export { GiftReceipt } from './GiftReceipt';
export { WriteMessage } from './WriteMessage';
