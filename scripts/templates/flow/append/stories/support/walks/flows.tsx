import { templateNamePlan } from '@rad-wallet/testing/features/template-name';
import { TemplateNameFlow } from '@rad-wallet/ui/features/template-name';

export const templateName = modelTest(templateNamePlan, (actor) => (
  <TemplateNameFlow actor={actor} />
));
