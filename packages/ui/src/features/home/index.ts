export { HOME_HISTORY_LIMIT, HomeScreen, type HomeScreenProps } from './HomeScreen';
export { defaultTiles, type HomeTile, type HomeTileId } from './tiles';
export { homeMessages } from './messages';
