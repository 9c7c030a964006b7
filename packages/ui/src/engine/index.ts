export {
  createProblemToast,
  type FlowEmitted,
  type FlowTag,
  type FlowEndedEvent,
  type FlowOutcome,
  type RedirectEvent,
  type RepeatEvent,
  type ToastEvent,
} from './events';
export { listenToFaults, type FaultSource } from '../faults';
export { getActorError, isRefusal, ProblemError, toProblem } from './failure';
export { useFlowEvents, type Emitter } from './useFlowEvents';
export {
  useFlowHistory,
  type FlowActor,
  type FlowHistoryOptions,
  type FlowSnapshot,
} from './useFlowHistory';
export { useStepHistory, type StepHistoryOptions } from './useStepHistory';
export { askConsent } from './consent';
export { keepIntents, resumeIntents, type Intent, type IntentStore } from './intents';
export { createInDoubtState, createRepeatState, createRequestState } from './requestStates';
export {
  exitStates,
  setupFlow,
  type FlowContext,
  type FlowRequest,
  type FlowSetup,
  type RequestContext,
} from './setupFlow';
export { defineSteps, type FlowSteps, type StepList } from './steps';
