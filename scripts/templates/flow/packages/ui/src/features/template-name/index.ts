export { TemplateNameFlow, type TemplateNameFlowProps } from './TemplateNameFlow';
export {
  templateNameMachine,
  templateNameSteps,
  type SubmitTemplateNameInput,
  type TemplateNameActor,
  type TemplateNameContext,
  type TemplateNameEvent,
  type TemplateNameSnapshot,
  type TemplateNameStep,
} from './templateNameMachine';
export { templateNameMessages } from './messages';
