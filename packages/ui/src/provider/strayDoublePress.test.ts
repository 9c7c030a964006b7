// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreStrayDoublePresses } from './strayDoublePress';

interface Press {
  /** How often the browser has counted in one place; 1 when left out, and always for a finger in some. */
  count?: number;
  by?: 'mouse' | 'touch';
  /** ms since the test began. */
  at?: number;
  x?: number;
}

const heard = vi.fn<(name: string) => void>();
const cancelled = vi.fn<() => void>();
let end: () => void;

function put(markup: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', markup);
  const element = document.body.lastElementChild as HTMLElement;
  element.addEventListener('click', () => heard(element.id));
  element.addEventListener('pointercancel', () => cancelled());
  return element;
}

/** What a browser tells of one press. */
function press(element: Element, { count = 1, by = 'mouse', at = 0, x = 50 }: Press = {}) {
  const told = (event: MouseEvent) => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    element.dispatchEvent(event);
  };
  const where = { bubbles: true, cancelable: true, clientX: x, clientY: 50 };
  told(new PointerEvent('pointerdown', { ...where, pointerId: 3, pointerType: by }));
  told(new MouseEvent('mousedown', { ...where, detail: count }));
  told(new PointerEvent('pointerup', { ...where, pointerId: 3, pointerType: by }));
  told(new MouseEvent('click', { ...where, detail: count }));
}

beforeEach(() => {
  end = ignoreStrayDoublePresses();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('does not press what has come in the place of what was pressed', () => {
  const send = put('<button id="send">Send</button>');
  press(send);
  send.remove();
  const home = put('<button id="home">Home</button>');
  press(home, { count: 2 });
  expect(heard.mock.calls).toEqual([['send']]);
  expect(cancelled).toHaveBeenCalledOnce();
  press(home, { count: 3 });
  expect(heard).toHaveBeenCalledOnce();
  press(home);
  expect(heard).toHaveBeenLastCalledWith('home');
});

it('knows the second tap of a finger by its time and place', () => {
  const send = put('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  const home = put('<button id="home">Home</button>');
  press(home, { by: 'touch', at: 1200, x: 60 });
  expect(heard.mock.calls).toEqual([['send']]);
  press(home, { by: 'touch', at: 1200, x: 90 });
  expect(heard.mock.calls).toEqual([['send'], ['home']]);
});

it('takes a tap that comes later for one of its own', () => {
  const send = put('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  press(put('<button id="home">Home</button>'), { by: 'touch', at: 1400 });
  expect(heard.mock.calls).toEqual([['send'], ['home']]);
});

it('hears both presses on what stays, whatever becomes of its face', () => {
  const copy = put('<button id="copy"><i>Copy</i></button>');
  press(copy.firstElementChild!);
  copy.innerHTML = '<b>Copied</b>';
  press(copy, { count: 2 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(cancelled).not.toHaveBeenCalled();
});

it('leaves alone what a key, a screen reader or a script has pressed', () => {
  const send = put('<button id="send">Send</button>');
  press(send, { by: 'touch', at: 1000 });
  send.remove();
  put('<button id="home">Home</button>').click();
  expect(heard.mock.calls).toEqual([['send'], ['home']]);
});

it('ends', () => {
  const send = put('<button id="send">Send</button>');
  press(send);
  send.remove();
  end();
  press(put('<button id="home">Home</button>'), { count: 2 });
  expect(heard.mock.calls).toEqual([['send'], ['home']]);
});
