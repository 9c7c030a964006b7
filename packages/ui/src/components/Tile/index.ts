export { Tile, type TileProps } from './Tile';
export { TileGrid, type TileGridProps } from './TileGrid';
