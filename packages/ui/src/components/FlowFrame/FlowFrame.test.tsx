// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '../Screen';
import { FlowFrame } from './FlowFrame';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

it('shows and focuses the heading of a later step before its content', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (step: number) =>
    flushSync(() =>
      root.render(
        <FlowFrame step={step}>
          <Screen header={<h1 tabIndex={-1}>{`Heading ${step}`}</h1>} footer={`, footer ${step}`}>
            {`, content ${step}`}
          </Screen>
        </FlowFrame>,
      ),
    );

  show(1);
  expect(container.textContent).toBe('Heading 1, content 1, footer 1');
  show(2);
  expect(container.textContent).toBe('Heading 2');
  await vi.waitFor(() => expect(container.textContent).toBe('Heading 2, content 2, footer 2'));
  expect(document.activeElement?.textContent).toBe('Heading 2');

  root.unmount();
  container.remove();
});
