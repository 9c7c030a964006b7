export const TemplateName = meta.story(createWalkStory(flows.templateName));
