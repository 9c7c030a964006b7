export type { Box, Direction, Geometry, Line, Mark, Point } from './geometry';
export { layOut } from './layOut';
