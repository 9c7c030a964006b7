export { GiftBox } from './GiftBox';
export { GiftWrap, type GiftWrapProps } from './GiftWrap';
export { LazyGiftBox, LazyGiftWrap, preloadGiftWraps } from './LazyGiftWrap';
export { isGiftWrapId, type GiftWrapId } from './designs/ids';
