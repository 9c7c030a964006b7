import type { StatechartParameter } from '#.storybook/statechart/liveActor';
import { leavesOf } from 'storybook-addon-statecharts/model';

/** A story that says which state of which machine it shows. */
export interface Declaration {
  /** File and export, such as `Flows/SendMoney: Sent`. */
  story: string;
  /** The machine's id. */
  machine: string;
  /** Innermost states, such as `sent` or `editing.details`. */
  states: string[];
}

interface StoryExport {
  composed?: { parameters?: { statechart?: StatechartParameter } };
}

/** What the stories of some modules declare, by path of the module. */
export function declarationsIn(modules: Record<string, object>): Declaration[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, story]: [string, StoryExport]) => {
      const declared = story.composed?.parameters?.statechart;
      if (!declared) return [];
      const { machine, state } = declared;
      const place = file.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '');
      return [{ story: `${place}: ${name}`, machine, states: leavesOf(state) }];
    }),
  );
}
