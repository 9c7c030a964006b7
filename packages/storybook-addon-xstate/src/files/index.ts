export { layOutHere } from '../layout/layOutHere';
export { mermaidFile } from './mermaid';
export { readPlaces } from './places';
export { svgFile } from './svgFile';
