/** What the modules of the addon's option `machines` export. */
declare module 'virtual:statechart-machines' {
  export const modules: readonly object[];
}
