import { createRef, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryContext } from './types';

export function createPressedContract<Root extends HTMLElement>(
  role: 'button' | 'link',
  renderControl: (ref: Ref<Root>) => ReactNode,
) {
  const ref = createRef<Root>();
  return {
    render: () => <>{renderControl(ref)}</>,
    play: async ({ canvas }: StoryContext) => {
      const control = canvas.getByRole(role);
      await expect(ref.current).toBe(control);
      ref.current?.focus();
      await expect(control).toHaveFocus();
    },
  };
}

export interface FieldUse<Value, Input extends HTMLElement> {
  name: string;
  value?: Value;
  defaultValue?: Value;
  onChange: (value: Value) => void;
  ref: Ref<HTMLDivElement>;
  inputRef: Ref<Input>;
}

export interface FieldKind<Value, Input extends HTMLElement> {
  renderField: (use: FieldUse<Value, Input>) => ReactNode;
  before: Value;
  after: Value;
  change: (root: HTMLElement, context: StoryContext) => Promise<void> | void;
  /** Returns the displayed value in the format of `formatValue`. */
  shown: (root: HTMLElement) => string | null;
  /** Formats a value in the same way as the field. @default String */
  formatValue?: (value: Value) => string;
  /** The value submitted by the form; null for none. @default formatValue */
  submitted?: (value: Value) => string | null;
  /** Whether there is a single input that can be focused. @default true */
  hasInput?: boolean;
  /** Whether forms submit the field. @default true */
  isSubmitted?: boolean;
}

function Controller<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

/** A form with an action, set after hydration: React writes another attribute for it on the server. */
function ActionForm({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <form aria-label="Contract" action={isHydrated ? () => {} : undefined}>
      {children}
    </form>
  );
}

/** Creates stories for an uncontrolled field, one with a fixed value, and one whose parent accepts every change. */
export function createFieldContract<Value, Input extends HTMLElement>({
  renderField,
  before,
  after,
  change,
  shown,
  formatValue = String,
  submitted = formatValue,
  hasInput = true,
  isSubmitted = true,
}: FieldKind<Value, Input>) {
  const copy = (name: string) => ({
    name,
    onChange: fn(),
    ref: createRef<HTMLDivElement>(),
    inputRef: createRef<Input>(),
  });
  const copies = {
    uncontrolled: copy('uncontrolled'),
    fixed: copy('fixed'),
    controlled: copy('controlled'),
  };
  const getRoot = ({ ref }: ReturnType<typeof copy>) => {
    if (!ref.current) throw new Error('The field has no root element.');
    return ref.current;
  };

  return {
    render: () => (
      <ActionForm>
        {renderField({ ...copies.uncontrolled, defaultValue: before })}
        {renderField({ ...copies.fixed, value: before })}
        <Controller first={before}>
          {(value, setValue) =>
            renderField({
              ...copies.controlled,
              value,
              onChange: (next) => {
                copies.controlled.onChange(next);
                setValue(next);
              },
            })
          }
        </Controller>
      </ActionForm>
    ),
    play: async (context: StoryContext) => {
      const form = context.canvas.getByRole<HTMLFormElement>('form');
      await waitFor(() => expect(form.querySelector('[data-awaited]')).toBeNull());
      for (const { onChange } of Object.values(copies)) onChange.mockClear();
      const expectUncontrolled = async (value: Value) => {
        await expect(shown(getRoot(copies.uncontrolled))).toBe(formatValue(value));
        await expect(new FormData(form).get('uncontrolled')).toBe(submitted(value));
      };
      if (isSubmitted) await expectUncontrolled(before);

      for (const each of Object.values(copies)) {
        const root = getRoot(each);
        await expect(root).toBeInstanceOf(HTMLDivElement);
        await expect(root).toHaveTextContent(each.name);
        await expect(shown(root)).toBe(formatValue(before));
        if (!hasInput) continue;
        await expect(root).toContainElement(each.inputRef.current);
        each.inputRef.current?.focus();
        await expect(each.inputRef.current).toHaveFocus();
      }

      for (const each of Object.values(copies)) {
        await change(getRoot(each), context);
        await waitFor(() => expect(each.onChange).toHaveBeenLastCalledWith(after));
        await expect(each.onChange).toHaveBeenCalledOnce();
      }
      await waitFor(() => expect(shown(getRoot(copies.uncontrolled))).toBe(formatValue(after)));
      await expect(shown(getRoot(copies.fixed))).toBe(formatValue(before));
      await expect(shown(getRoot(copies.controlled))).toBe(formatValue(after));

      if (!isSubmitted) return;
      const sent = new FormData(form);
      await expect(sent.get('uncontrolled')).toBe(submitted(after));
      await expect(sent.get('fixed')).toBe(submitted(before));
      await expect(sent.get('controlled')).toBe(submitted(after));
      form.reset();
      await waitFor(() => expectUncontrolled(before));

      await change(getRoot(copies.uncontrolled), context);
      await waitFor(() => expectUncontrolled(after));
      // React resets the form after its action.
      form.requestSubmit();
      await waitFor(() => expectUncontrolled(before));
    },
  };
}
