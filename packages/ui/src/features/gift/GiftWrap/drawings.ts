export { GiftBox } from './GiftBox';
export { GiftWrap } from './GiftWrap';
