import type { StatechartParameter } from '#.storybook/statechart/liveActor';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getLeafStates } from 'storybook-addon-statecharts/model';

/** A story whose parameters name the machine state that it shows. */
export interface StateDeclaration {
  /** File and export, such as `Flows/SendMoney: Sent`. */
  story: string;
  /** The name of the export. */
  exported: string;
  /** The path of the story's module. */
  file: string;
  /** The story's id in Storybook. */
  id: string;
  /** The story's name and title in Storybook. */
  name: string;
  title: string;
  /** Whether the story has a screenshot. */
  hasPicture: boolean;
  /** The machine's id. */
  machine: string;
  /** Leaf states, such as `sent` or `editing.details`. */
  states: string[];
}

interface StoryExport {
  composed?: { parameters?: { statechart?: StatechartParameter }; tags?: readonly string[] };
  meta?: { input?: { title?: string } };
}

/** Returns the states that the stories of these modules declare. */
export function listDeclarations(modules: Record<string, object>): StateDeclaration[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([exported, story]: [string, StoryExport]) => {
      const declared = story.composed?.parameters?.statechart;
      if (!declared) return [];
      const { machine, state } = declared;
      const place = file.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '');
      const title = story.meta?.input?.title ?? '';
      const name = storyNameFromExport(exported);
      return [
        {
          story: `${place}: ${exported}`,
          exported,
          file,
          id: toId(title, name),
          name,
          title,
          hasPicture: !story.composed?.tags?.includes('no-visual'),
          machine,
          states: getLeafStates(state),
        },
      ];
    }),
  );
}
