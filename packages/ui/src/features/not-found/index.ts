export { NotFoundScreen } from './NotFoundScreen';
export { notFoundMessages } from './messages';
