// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreStrayDoublePresses } from './strayDoublePress';

interface Press {
  /** Click count of the event (`detail`); some browsers always report 1 for touch. @default 1 */
  count?: number;
  by?: 'mouse' | 'touch';
  /** Time of the event, in ms since the start of the test. */
  at?: number;
  x?: number;
}

const onPress = vi.fn<(name: string) => void>();
const onCancelled = vi.fn<() => void>();
let stopIgnoring: () => void;

function insertMarkup(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  const element = document.body.lastElementChild as HTMLElement;
  element.addEventListener('click', () => onPress(element.id));
  element.addEventListener('pointercancel', () => onCancelled());
  return element;
}

/** Dispatches the events of one press. */
function press(element: Element, { count = 1, by = 'mouse', at = 0, x = 50 }: Press = {}) {
  const dispatch = (event: MouseEvent) => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    element.dispatchEvent(event);
  };
  const where = { bubbles: true, cancelable: true, clientX: x, clientY: 50 };
  dispatch(new PointerEvent('pointerdown', { ...where, pointerId: 3, pointerType: by }));
  dispatch(new MouseEvent('mousedown', { ...where, detail: count }));
  dispatch(new PointerEvent('pointerup', { ...where, pointerId: 3, pointerType: by }));
  dispatch(new MouseEvent('click', { ...where, detail: count }));
}

beforeEach(() => {
  stopIgnoring = ignoreStrayDoublePresses();
});

afterEach(() => {
  stopIgnoring();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('does not move the focus with an ignored press', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send);
  send.remove();
  const home = insertMarkup('<button id="home">Home</button>');
  const isDefaultPrevented = new Map<number, boolean>();
  home.addEventListener('mousedown', (event) =>
    isDefaultPrevented.set(event.detail, event.defaultPrevented),
  );
  press(home, { count: 2 });
  press(home, { count: 1 });
  expect([...isDefaultPrevented]).toEqual([
    [2, true],
    [1, false],
  ]);
});

it('ignores a second press on an element that replaced the pressed one', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send);
  send.remove();
  const home = insertMarkup('<button id="home">Home</button>');
  press(home, { count: 2 });
  expect(onPress.mock.calls).toEqual([['send']]);
  expect(onCancelled).toHaveBeenCalledOnce();
  press(home, { count: 3 });
  expect(onPress).toHaveBeenCalledOnce();
  press(home);
  expect(onPress).toHaveBeenLastCalledWith('home');
});

it('recognises the second tap of a finger by time and place', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  const home = insertMarkup('<button id="home">Home</button>');
  press(home, { by: 'touch', at: 1200, x: 60 });
  expect(onPress.mock.calls).toEqual([['send']]);
  press(home, { by: 'touch', at: 1200, x: 90 });
  expect(onPress.mock.calls).toEqual([['send'], ['home']]);
});

it('accepts a later tap', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  press(insertMarkup('<button id="home">Home</button>'), { by: 'touch', at: 1400 });
  expect(onPress.mock.calls).toEqual([['send'], ['home']]);
});

it('accepts both presses on an element that stays, even if its content changes', () => {
  const copy = insertMarkup('<button id="copy"><i>Copy</i></button>');
  press(copy.firstElementChild!);
  copy.innerHTML = '<b>Copied</b>';
  press(copy, { count: 2 });
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(onCancelled).not.toHaveBeenCalled();
});

it('ignores keyboard, screen reader and script clicks', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  insertMarkup('<button id="home">Home</button>').click();
  expect(onPress.mock.calls).toEqual([['send'], ['home']]);
});

it('stops ignoring presses when it is turned off', () => {
  const send = insertMarkup('<button id="send">Send</button>');
  press(send);
  send.remove();
  stopIgnoring();
  press(insertMarkup('<button id="home">Home</button>'), { count: 2 });
  expect(onPress.mock.calls).toEqual([['send'], ['home']]);
});
