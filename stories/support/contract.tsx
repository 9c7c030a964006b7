import { createRef, useState, type ReactNode, type Ref } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryContext } from './types';

/** A story of something pressed: its ref is the very element that a person presses, and takes focus. */
export function pressedContract<Root extends HTMLElement>(
  role: 'button' | 'link',
  draw: (ref: Ref<Root>) => ReactNode,
) {
  const ref = createRef<Root>();
  return {
    render: () => <>{draw(ref)}</>,
    play: async ({ canvas }: StoryContext) => {
      const control = canvas.getByRole(role);
      await expect(ref.current).toBe(control);
      ref.current?.focus();
      await expect(control).toHaveFocus();
    },
  };
}

/** What a field is given here. */
export interface FieldUse<Value, Input extends HTMLElement> {
  /** Under which a form submits it. */
  name: string;
  value?: Value;
  defaultValue?: Value;
  onChange: (value: Value) => void;
  ref: Ref<HTMLDivElement>;
  inputRef: Ref<Input>;
}

/** A kind of field, and how a person deals with it. */
export interface FieldKind<Value, Input extends HTMLElement> {
  draw: (use: FieldUse<Value, Input>) => ReactNode;
  before: Value;
  /** What `before` becomes when the person changes it. */
  after: Value;
  change: (root: HTMLElement, context: StoryContext) => Promise<void> | void;
  /** What the field shows; as `told` writes it. */
  shown: (root: HTMLElement) => string | null;
  /** How a value is written where it is shown. @default as a text */
  told?: (value: Value) => string;
  /** What a form submits; null for nothing at all. @default as it is told */
  submitted?: (value: Value) => string | null;
  /** False where no one element inside takes the focus. @default true */
  hasInput?: boolean;
  /** False where a form cannot submit it. @default true */
  isSubmitted?: boolean;
}

/** An owner that takes over what it hears. */
function Owner<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, take: (value: Value) => void) => ReactNode;
}) {
  const [value, take] = useState(first);
  return children(value, take);
}

/**
 * A story of a field, three times: it keeps its value itself, under an owner that hears and does nothing,
 * and under one that takes over what it hears.
 */
export function fieldContract<Value, Input extends HTMLElement>({
  draw,
  before,
  after,
  change,
  shown,
  told = String,
  submitted = told,
  hasInput = true,
  isSubmitted = true,
}: FieldKind<Value, Input>) {
  const copy = (name: string) => ({
    name,
    onChange: fn(),
    ref: createRef<HTMLDivElement>(),
    inputRef: createRef<Input>(),
  });
  const copies = { own: copy('own'), deaf: copy('deaf'), owned: copy('owned') };
  const rootOf = ({ ref }: ReturnType<typeof copy>) => {
    if (!ref.current) throw new Error('The field has given no root element.');
    return ref.current;
  };

  return {
    render: () => (
      <form aria-label="Contract">
        {draw({ ...copies.own, defaultValue: before })}
        {draw({ ...copies.deaf, value: before })}
        <Owner first={before}>
          {(value, take) =>
            draw({
              ...copies.owned,
              value,
              onChange: (next) => {
                copies.owned.onChange(next);
                take(next);
              },
            })
          }
        </Owner>
      </form>
    ),
    play: async (context: StoryContext) => {
      const form = context.canvas.getByRole<HTMLFormElement>('form');
      await waitFor(() => expect(form.querySelector('[data-awaited]')).toBeNull());
      for (const { onChange } of Object.values(copies)) onChange.mockClear();

      for (const each of Object.values(copies)) {
        const root = rootOf(each);
        await expect(root).toBeInstanceOf(HTMLDivElement);
        await expect(root).toHaveTextContent(each.name);
        await expect(shown(root)).toBe(told(before));
        if (!hasInput) continue;
        await expect(root).toContainElement(each.inputRef.current);
        each.inputRef.current?.focus();
        await expect(each.inputRef.current).toHaveFocus();
      }

      for (const each of Object.values(copies)) {
        await change(rootOf(each), context);
        await waitFor(() => expect(each.onChange).toHaveBeenLastCalledWith(after));
        await expect(each.onChange).toHaveBeenCalledOnce();
      }
      await waitFor(() => expect(shown(rootOf(copies.own))).toBe(told(after)));
      await expect(shown(rootOf(copies.deaf))).toBe(told(before));
      await expect(shown(rootOf(copies.owned))).toBe(told(after));

      if (!isSubmitted) return;
      const sent = new FormData(form);
      await expect(sent.get('own')).toBe(submitted(after));
      await expect(sent.get('deaf')).toBe(submitted(before));
      await expect(sent.get('owned')).toBe(submitted(after));
      form.reset();
      await waitFor(() => expect(shown(rootOf(copies.own))).toBe(told(before)));
    },
  };
}
