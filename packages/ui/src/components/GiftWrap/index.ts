export { GiftBox } from './GiftBox';
export { GiftWrap, type GiftWrapProps } from './GiftWrap';
export { isGiftWrapId, type GiftWrapId } from './designs';
