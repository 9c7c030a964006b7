/** All steps after the first, in one lazy-loaded chunk. */
export { preloadGiftWraps } from './GiftWrap';
export { Celebrate } from './Celebrate';
export { ChooseWrap } from './ChooseWrap';
export { GiftReceipt } from './GiftReceipt';
export { WriteMessage } from './WriteMessage';
