export default {
  choose: 'Choose file',
  chooseFor: 'Choose file: {field}',
  replace: 'Replace',
  replaceFor: 'Replace: {field}',
  remove: 'Remove',
  removeFor: 'Remove: {field}',
  dropHere: 'or drop it here',
  preview: 'Preview: {field}',
  kilobytes: '{size, number} KB',
  megabytes: '{size, number} MB',
} as const;
