import { Tile, type TileProps } from './Tile';
import * as styles from './Tile.css';

export interface TileGridProps {
  /** Names the list. */
  label: string;
  /** Titles must be unique. */
  tiles: readonly TileProps[];
}

/** Tiles side by side, two in a row. */
export function TileGrid({ label, tiles }: TileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.title}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}
