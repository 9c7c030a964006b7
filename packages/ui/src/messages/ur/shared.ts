export * from './contacts';
export * from './field';
export * from './nothingYet';
export * from './payment';
export * from './toasts';
