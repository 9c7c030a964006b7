import { templateNamePlan } from '@rad-wallet/testing/features/template-name';
import { TemplateNameFlow } from '@rad-wallet/ui/features/template-name';

export const TemplateName = meta.story(
  createWalkStory(templateNamePlan, (actor) => <TemplateNameFlow actor={actor} />),
);
