import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
// Not implemented in jsdom.
window.scrollTo = () => {};
Element.prototype.checkVisibility = function isShown(this: Element) {
  return this.closest('[hidden]') === null;
};
