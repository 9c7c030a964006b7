export interface StatechartsConfiguration {
  /**
   * The folder, as a page finds it, in which the files of the charts are (`svgFile`): what is there need not
   * be laid out anew. @default none
   */
  files?: string;
}

let configuration: StatechartsConfiguration = {};

/** Says once, in the preview, how a project has its charts. */
export function configureStatecharts(given: StatechartsConfiguration): void {
  configuration = given;
}

export const statechartsConfiguration = (): StatechartsConfiguration => configuration;
