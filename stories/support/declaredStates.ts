import type { StatechartParameter } from '#.storybook/statechart/liveActor';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { leavesOf } from 'storybook-addon-statecharts/model';

/** A story that says which state of which machine it shows. */
export interface Declaration {
  /** File and export, such as `Flows/SendMoney: Sent`. */
  story: string;
  /** The export alone. */
  exported: string;
  /** Path of its module. */
  file: string;
  /** By which Storybook knows it. */
  id: string;
  /** What Storybook calls it, and what it stands under. */
  name: string;
  title: string;
  /** Whether a picture of it is kept. */
  hasPicture: boolean;
  /** The machine's id. */
  machine: string;
  /** Innermost states, such as `sent` or `editing.details`. */
  states: string[];
}

interface StoryExport {
  composed?: { parameters?: { statechart?: StatechartParameter }; tags?: readonly string[] };
  meta?: { input?: { title?: string } };
}

/** What the stories of some modules declare, by path of the module. */
export function declarationsIn(modules: Record<string, object>): Declaration[] {
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
          states: leavesOf(state),
        },
      ];
    }),
  );
}
