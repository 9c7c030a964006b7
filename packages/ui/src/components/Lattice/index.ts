export { Lattice, type LatticeProps } from './Lattice';
export { crossPath, squaresPath, starPath } from './geometry';
