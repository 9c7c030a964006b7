// @vitest-environment jsdom
import { fireEvent, getAllByRole, getByRole } from '@testing-library/dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { WalletProvider } from '.';
import { FileUpload } from '../components/FileUpload';
import { money } from '../format/testing/money';
import { commonMessages } from '../messages/shared/common';

afterEach(() => vi.unstubAllGlobals());

it('opens the file dialog from its only button, where a file can also be pasted', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onChange = vi.fn<(file: File | null) => void>();
  await act(async () =>
    root.render(
      <WalletProvider money={money} timeZone="UTC">
        <FileUpload label={commonMessages.en.appName} onChange={onChange} value={null} />
      </WalletProvider>,
    ),
  );
  const group = getByRole(container, 'group', { name: commonMessages.en.appName });
  const buttons = getAllByRole(group, 'button');
  expect(buttons).toEqual([
    getByRole(group, 'button', { name: `Choose file: ${commonMessages.en.appName}` }),
  ]);
  const openDialog = vi.spyOn(group.querySelector('input')!, 'click');
  await act(async () => buttons[0]?.click());
  expect(openDialog).toHaveBeenCalledOnce();

  const file = new File(['x'], 'cnic.png', { type: 'image/png' });
  await act(async () => void fireEvent.paste(buttons[0]!, { clipboardData: { files: [file] } }));
  expect(onChange).toHaveBeenLastCalledWith(file);
  await act(async () => root.unmount());
  container.remove();
});
