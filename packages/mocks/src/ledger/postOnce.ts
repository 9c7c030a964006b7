import type { EntryDraft, Ledger } from './ledger';
import { postEntry } from './postEntry';
import type { PostingResult, PostingContext } from './postEntry';

/**
 * A repeated request returns the first entry; a different request with a used key is rejected (422).
 * A rejected request does not consume its key. Without a key, the same as `postEntry`. docs/rules.md LEDGER-3.
 */
export function postOnce(
  ledger: Ledger,
  key: string | null,
  draft: EntryDraft,
  context: PostingContext,
): PostingResult {
  if (key === null) return postEntry(ledger, draft, context);

  const request = JSON.stringify(draft);
  const answered = ledger.answered.find((earlier) => earlier.key === key);
  const entry = ledger.entries.find(({ id }) => id === answered?.entryId);
  if (answered && answered.request !== request) {
    const message = `Idempotency-Key ${key} was used for another request`;
    return { refusal: { status: 422, message } };
  }
  if (entry) return { ledger, entry };

  const posted = postEntry(ledger, draft, context);
  if ('refusal' in posted) return posted;
  const answer = { key, request, entryId: posted.entry.id };
  return { ...posted, ledger: { ...posted.ledger, answered: [...ledger.answered, answer] } };
}
