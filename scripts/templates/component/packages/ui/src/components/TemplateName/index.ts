export { TemplateName, type TemplateNameProps } from './TemplateName';
