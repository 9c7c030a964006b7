export const TemplateName = meta.story(walkStory(flows.templateName));
