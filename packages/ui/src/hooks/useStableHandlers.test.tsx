// @vitest-environment jsdom
import { act, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStableHandlers } from './useStableHandlers';

interface Props {
  label?: string;
  onPress?: (by: string) => void;
  format?: () => string;
}

let root: Root;
let receivedProps: Props;

function HandlersProbe(props: Props): ReactNode {
  const steady = useStableHandlers(props);
  useEffect(() => {
    receivedProps = steady;
  });
  return null;
}

const renderProbe = (props: Props) => {
  act(() => root.render(<HandlersProbe {...props} />));
  return receivedProps;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('returns the same functions for all renders, which call the latest handlers', () => {
  const [first, second] = [vi.fn<(by: string) => void>(), vi.fn<(by: string) => void>()];
  const { onPress } = renderProbe({ onPress: first });
  expect(renderProbe({ onPress: second }).onPress).toBe(onPress);
  onPress?.('a pen');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith('a pen');
});

it('returns the result of the handler', () => {
  const { onPress } = renderProbe({ onPress: () => 'done' as never });
  expect(onPress?.('')).toBe('done');
});

it('omits missing handlers, and does not call removed ones', () => {
  const { onPress } = renderProbe({ onPress: vi.fn<() => void>() });
  expect(renderProbe({ onPress: undefined }).onPress).toBeUndefined();
  expect(() => onPress?.('')).not.toThrow();
});

it('passes render functions through unchanged', () => {
  const format = () => 'Rs. 1';
  expect(renderProbe({ label: 'Amount', format })).toEqual({ label: 'Amount', format });
});
