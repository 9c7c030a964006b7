export { localLink, type Link } from './link';
export { openPanel, type FindStories } from './openPanel';
export { showActor } from './shownActor';
