import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFaces } from './loadFaces';

type Load = (font: string) => Promise<{ status: string }[]>;

const load = vi.fn<Load>();
const there = Promise.resolve([{ status: 'loaded' }]);
const page = (fonts?: string) => ({ dataset: { fonts } }) as unknown as HTMLElement;
const asked = () => load.mock.calls.map(([font]) => font.replace('1em ', ''));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { fonts: { load } });
});

afterEach(() => {
  load.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads nothing for English', async () => {
  await loadFaces('en', page());
  expect(asked()).toEqual([]);
});

it('loads the face of Arabic', async () => {
  load.mockReturnValue(there);
  await loadFaces('ar', page());
  expect(asked()).toEqual(['"RAD Naskh"']);
});

it('leaves Nastaliq where it is if the device has one of its own', async () => {
  load.mockReturnValue(there);
  await loadFaces('ur', page());
  expect(asked()).toEqual(['"RAD Device Nastaliq"']);
});

it.each([
  ['is told of by an error', () => Promise.reject(new DOMException('', 'NetworkError'))],
  ['is told of by its status', () => Promise.resolve([{ status: 'error' }])],
  ['is told of by nothing', () => Promise.resolve([])],
])('loads ours if it has none, which %s', async (_, hasNone) => {
  load.mockImplementationOnce(hasNone).mockReturnValue(there);
  await loadFaces('ur', page());
  expect(asked()).toEqual(['"RAD Device Nastaliq"', '"RAD Nastaliq"']);
});

it("asks for the device's own alone where no face is to be fetched", async () => {
  load.mockResolvedValue([]);
  await loadFaces('ur', page('system'));
  expect(asked()).toEqual(['"RAD Device Nastaliq"', '"RAD Device Naskh"']);
});

it('waits for 3 seconds and no longer', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const over = vi.fn();
  void loadFaces('ar', page()).then(over);
  await vi.advanceTimersByTimeAsync(2999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});
