export { Lattice, type LatticeProps } from './Lattice';
export {
  createLatticeCrossPath,
  createLatticeSquaresPath,
  createLatticeStarPath,
} from './geometry';
