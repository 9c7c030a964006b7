import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { getReceiptHref } from '../../features/transaction-receipt/route';
import { useQueryString } from './useQueryString';

it.each(['TX 1', 'a+b', 'a&b=c', '10%25', '100 %'])('keeps the receipt id %j', (id) => {
  const ids: (string | null)[] = [];
  function Receipt() {
    ids.push(new URLSearchParams(useQueryString()).get('id'));
    return null;
  }
  const { search } = new URL(getReceiptHref({ id }), 'https://wallet.example');
  renderToStaticMarkup(
    <Router searchHook={() => search}>
      <Receipt />
    </Router>,
  );
  expect(ids).toEqual([id]);
});
