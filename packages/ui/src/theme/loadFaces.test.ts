import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFaces } from './loadFaces';

type Load = (font: string) => Promise<{ status: string }[]>;

const load = vi.fn<Load>();
const loadedFonts = Promise.resolve([{ status: 'loaded' }]);
const createRoot = (fonts?: string) => ({ dataset: { fonts } }) as unknown as HTMLElement;
const getRequestedFonts = () => load.mock.calls.map(([font]) => font.replace('1em ', ''));

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
  await loadFaces('en', createRoot());
  expect(getRequestedFonts()).toEqual([]);
});

it('loads the font of Arabic', async () => {
  load.mockReturnValue(loadedFonts);
  await loadFaces('ar', createRoot());
  expect(getRequestedFonts()).toEqual(['"RAD Naskh"']);
});

it('does not load Nastaliq if the device has it', async () => {
  load.mockReturnValue(loadedFonts);
  await loadFaces('ur', createRoot());
  expect(getRequestedFonts()).toEqual(['"RAD Device Nastaliq"']);
});

it.each([
  ['rejects with an error', () => Promise.reject(new DOMException('', 'NetworkError'))],
  ['resolves with an error status', () => Promise.resolve([{ status: 'error' }])],
  ['resolves without fonts', () => Promise.resolve([])],
])('loads ours if it has none, which %s', async (_, hasNone) => {
  load.mockImplementationOnce(hasNone).mockReturnValue(loadedFonts);
  await loadFaces('ur', createRoot());
  expect(getRequestedFonts()).toEqual(['"RAD Device Nastaliq"', '"RAD Nastaliq"']);
});

it("uses only the device's font when there is no font to load", async () => {
  load.mockResolvedValue([]);
  await loadFaces('ur', createRoot('system'));
  expect(getRequestedFonts()).toEqual(['"RAD Device Nastaliq"', '"RAD Device Naskh"']);
});

it('waits for at most 3 seconds', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const over = vi.fn();
  void loadFaces('ar', createRoot()).then(over);
  await vi.advanceTimersByTimeAsync(2999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});
