// What most screens beyond home say: they come with the first of them.
export * from './contacts';
export * from './field';
export * from './nothingYet';
export * from './payment';
export * from './toasts';
