import type { StatechartNotes } from '../model/notes';
import type { StoryOfState } from './channel';

export interface StatechartsConfiguration {
  /**
   * The folder, as a page finds it, in which the files of the charts are (`svgFile`): what is there need not
   * be laid out anew. @default none
   */
  files?: string;
  /**
   * Finds what is known of a machine besides itself, by its id. Files have to be drawn with the same notes.
   * @default nothing
   */
  notesOf?: (machine: string) => Promise<StatechartNotes | undefined>;
  /**
   * Finds stories that show states of a machine, by its id, wherever they stand: for states that no story
   * beside the one that is looked at shows, and for the pictures of a docs page. @default none
   */
  storiesOf?: (machine: string) => Promise<readonly StoryOfState[]>;
}

let configuration: StatechartsConfiguration = {};

/** Says once, in the preview, how a project has its charts. */
export function configureStatecharts(given: StatechartsConfiguration): void {
  configuration = given;
}

export const statechartsConfiguration = (): StatechartsConfiguration => configuration;

/** What is known of a machine; nothing where nobody noted anything, or the notes cannot be had. */
export async function notesOn(machine: string): Promise<StatechartNotes> {
  try {
    return (await configuration.notesOf?.(machine)) ?? {};
  } catch {
    return {};
  }
}

/** Stories of other titles that show a machine's states. */
export async function storiesElsewhere(machine: string): Promise<readonly StoryOfState[]> {
  try {
    return (await configuration.storiesOf?.(machine)) ?? [];
  } catch {
    return [];
  }
}
