import { Tile, type TileProps } from './Tile';
import * as styles from './Tile.css';

export interface TileGridProps {
  /** Accessible name of the list. */
  label: string;
  /** Tiles in display order; titles must be unique. */
  tiles: readonly TileProps[];
}

/**
 * A list of tiles in two columns. Use it for four or more services of equal importance; for options with descriptions
 * use a list of `ListItem`.
 */
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
