import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import type { Faq } from './faq';
import { FaqSection } from './FaqSection';

it.each(['constructor', '__proto__', 'a'])('has no rating for the question %s at first', (id) => {
  const faq: Faq = { id, category: 'account', question: 'Who?', answer: 'You.', rating: 5 };
  const html = renderToStaticMarkup(
    <WalletProvider money={money}>
      <FaqSection faqs={[faq]} />
    </WalletProvider>,
  );
  expect(html).toContain('You.');
  expect(html).not.toContain('Thank');
});
