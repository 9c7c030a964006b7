import type { StatechartParameter } from '#.storybook/statechart/liveActor';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getLeafStates } from 'storybook-addon-statecharts/model';

export interface StateDeclaration {
  /** File and export, such as `Flows/SendMoney: Sent`. */
  story: string;
  exported: string;
  file: string;
  id: string;
  name: string;
  title: string;
  hasPicture: boolean;
  /** Whether it is spoken although another story shows the same state: the tag `spoken`. */
  isSpoken: boolean;
  machine: string;
  /** Leaf states, such as `sent` or `editing.details`. */
  states: string[];
}

interface StoryExport {
  composed?: { parameters?: { statechart?: StatechartParameter }; tags?: readonly string[] };
  meta?: { input?: { title?: string } };
}

/** Returns the states declared by the stories of these modules. */
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
          isSpoken: story.composed?.tags?.includes('spoken') ?? false,
          machine,
          states: getLeafStates(state),
        },
      ];
    }),
  );
}
