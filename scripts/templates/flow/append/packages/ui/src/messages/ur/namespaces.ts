export * from './templateName';
