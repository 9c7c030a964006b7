import { templateNamePlan } from '@rad-wallet/testing/flows/template-name';
import { TemplateNameFlow } from '@rad-wallet/ui/flows/template-name';

export const templateName = modelTest(templateNamePlan, (actor) => (
  <TemplateNameFlow actor={actor} />
));
