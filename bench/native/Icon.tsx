/** The same pictures as in our screen, drawn by hand. */
const paths: Record<string, string> = {
  in: 'M17 7 7 17M17 17H7V7',
  out: 'M7 7h10v10M7 17 17 7',
  completed: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20M9 12l2 2 4-4',
  pending: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20M12 6v6l4 2',
  failed: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20M15 9l-6 6M9 9l6 6',
  close: 'M18 6 6 18M6 6l12 12',
};

/** A decorative picture: what it says stands beside it in words. */
export const Icon = ({ name }: { name: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="icon">
    <path d={paths[name]} />
  </svg>
);
