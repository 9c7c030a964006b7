export { createUser, type UserEvents, type UserOptions } from './createUser';
export { createUserActions, type UserDriver } from './createUserActions';
export { cancelDialog, chooseFile, findFileInputs } from './files';
export { followPlan, listPlanGestures, type PlanValues } from './followPlan';
export { replaceClipboard, replaceShare } from './replaceApi';
export { withoutHandler } from './withoutHandler';
