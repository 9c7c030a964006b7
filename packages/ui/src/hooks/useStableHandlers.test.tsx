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
let given: Props;

function Probe(props: Props): ReactNode {
  const steady = useStableHandlers(props);
  useEffect(() => {
    given = steady;
  });
  return null;
}

const draw = (props: Props) => {
  act(() => root.render(<Probe {...props} />));
  return given;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('gives one function for all renders, which calls the newest', () => {
  const [first, second] = [vi.fn<(by: string) => void>(), vi.fn<(by: string) => void>()];
  const { onPress } = draw({ onPress: first });
  expect(draw({ onPress: second }).onPress).toBe(onPress);
  onPress?.('a pen');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith('a pen');
});

it('answers what the handler answers', () => {
  const { onPress } = draw({ onPress: () => 'done' as never });
  expect(onPress?.('')).toBe('done');
});

it('leaves out what is not given, and calls nothing that no longer is', () => {
  const { onPress } = draw({ onPress: vi.fn<() => void>() });
  expect(draw({ onPress: undefined }).onPress).toBeUndefined();
  expect(() => onPress?.('')).not.toThrow();
});

it('lets all else be: what is asked while drawing must be new', () => {
  const format = () => 'Rs. 1';
  expect(draw({ label: 'Amount', format })).toEqual({ label: 'Amount', format });
});
