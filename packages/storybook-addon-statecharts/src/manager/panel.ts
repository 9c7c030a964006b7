// What the preset builds: the panel by itself, for whoever looks at it.
export { Panel as default } from '../view/Panel';
