/** A part of a value: of an event, of what an actor is asked. */
export interface NotedField {
  name: string;
  /** As its author wrote it. */
  type: string;
  description?: string;
}

/** What an actor is given and answers. */
export interface NotedActor {
  description?: string;
  /** What it is asked: nothing, a type by its name, or fields. */
  input?: readonly NotedField[] | string;
  /** What it answers, the same way. */
  output?: readonly NotedField[] | string;
}

/** An event that comes or is emitted. */
export interface NotedEvent {
  description?: string;
  fields?: readonly NotedField[];
  /** What it was seen to say. */
  values?: readonly string[];
}

/** What is done on entering a state or on the way. */
export interface NotedAction {
  description?: string;
  /** Types of the events that it was seen to emit. */
  emits?: readonly string[];
}

/**
 * What is known of a machine besides the machine itself: what its comments say, its types, and what it was
 * seen to do. All of it may be missing, and what the machine says of itself goes before it.
 */
export interface StatechartNotes {
  /** What the machine is for. */
  description?: string;
  /** By the state's id in the chart. */
  states?: Readonly<Record<string, string>>;
  /** By the event's type. */
  events?: Readonly<Record<string, NotedEvent>>;
  /** By the name that the actor is provided under. */
  actors?: Readonly<Record<string, NotedActor>>;
  /** By the name of an action. */
  actions?: Readonly<Record<string, NotedAction>>;
  /** By the name of a guard. */
  guards?: Readonly<Record<string, string>>;
  /** By the name of a delay. */
  delays?: Readonly<Record<string, string>>;
  /** By the type of what is emitted. */
  emitted?: Readonly<Record<string, NotedEvent>>;
}
