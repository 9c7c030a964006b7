import {
  getAttachedActor,
  onAttachedActorChange,
  restoreEvent,
  type AttachedActor,
  type StatechartPlan,
} from './attachedActor';
import {
  ACTOR_ATTACHED,
  ACTOR_UPDATED,
  COMMAND_SENT,
  type ActorDescription,
  type Command,
  type PanelChannel,
  type StoryOfState,
} from './channel';
import { createReport, describeActor, sendChoice } from './createReport';

interface Described extends ActorDescription {
  attached: AttachedActor;
  plan: StatechartPlan | null;
}

/** Returns a function that disconnects the panel. */
export function connectPanel(
  channel: PanelChannel,
  foundStories: Promise<readonly StoryOfState[]>,
): () => void {
  let stories: readonly StoryOfState[] = [];
  let described: Described | null = null;
  let isConnected = true;
  let isScheduled = false;

  function report() {
    isScheduled = false;
    if (!isConnected) return;
    const attached = getAttachedActor();
    if (!attached) {
      described = null;
      channel.emit(ACTOR_ATTACHED, null);
      return;
    }
    attached.loadPlan();
    if (attached !== described?.attached || attached.plan !== described.plan) {
      const description = describeActor(attached, stories);
      described = { ...description, attached, plan: attached.plan };
      channel.emit(ACTOR_ATTACHED, description);
    }
    channel.emit(ACTOR_UPDATED, createReport(attached, described.chart));
  }
  function scheduleReport() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(report);
  }
  function execute(command: Command) {
    if (!described) return;
    const { attached, chart } = described;
    if (command.type === 'restore') restoreEvent(command.index);
    else sendChoice(attached, chart, command.transition, command.choice);
  }

  const unsubscribe = onAttachedActorChange(scheduleReport);
  channel.on(COMMAND_SENT, execute);
  report();
  void foundStories.then((found) => {
    stories = found;
    described = null;
    scheduleReport();
  });
  return () => {
    isConnected = false;
    unsubscribe();
    channel.off(COMMAND_SENT, execute);
  };
}
