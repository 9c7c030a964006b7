import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../format/testing/money';
import { defineMessages, loadMessages, messageOf, useMessages } from '../messages';
import { useEntryText } from '../hooks/useMenuEntries';
import { WalletProvider, type WalletProviderProps } from '.';

const en = { title: 'Title', parts: { first: 'First', second: 'Second' } };
const others = {
  ur: async () => ({ default: { title: 'عنوان', parts: { first: 'پہلا', second: 'دوسرا' } } }),
  ar: async () => ({ default: { title: 'عنوان', parts: { first: 'الأول', second: 'الثاني' } } }),
};
const testMessages = defineMessages('providerTest', { en, ...others } as Parameters<
  typeof defineMessages<'providerTest', typeof en>
>[1]);

await loadMessages('ur');

function Texts() {
  const t = useMessages(testMessages);
  const read = useEntryText();
  const entry = read(messageOf(testMessages, 'parts.second'));
  return [t('title'), t('parts.first'), entry, read('Own')].join();
}

const render = (props: Omit<WalletProviderProps, 'money' | 'children'>) =>
  renderToString(
    <WalletProvider money={money} {...props}>
      <Texts />
    </WalletProvider>,
  );

it('shows the English messages of a component', () => {
  expect(render({})).toBe('Title,First,Second,Own');
});

it('shows the loaded messages of the language', () => {
  expect(render({ locale: 'ur' })).toBe('عنوان,پہلا,دوسرا,Own');
});

it('shows English where the messages of the language are not loaded', () => {
  expect(render({ locale: 'ar' })).toBe('Title,First,Second,Own');
});

it('prefers the messages that the app provides, as deep as they lie', () => {
  const messages = { providerTest: { parts: { first: 'الأول' } } };
  expect(render({ locale: 'ur', messages })).toBe('عنوان,الأول,دوسرا,Own');
});

it('prefers the app’s own texts to all others', () => {
  const messages = { providerTest: { title: 'Given', parts: { second: 'Given' } } };
  const texts = { providerTest: { parts: { second: 'Ours' } } };
  expect(render({ messages, texts })).toBe('Given,First,Ours,Own');
});
