/** A file's address as something outside React: made while somebody reads it, released afterwards. */
export interface ObjectUrl {
  /** Makes the address; answers how to release it. */
  subscribe(onChange: () => void): () => void;
  current(): string | null;
}

export function createObjectUrlStore(file: Blob | null): ObjectUrl {
  let url: string | null = null;
  return {
    subscribe(onChange) {
      if (!file) return () => {};
      const made = URL.createObjectURL(file);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
    current: () => url,
  };
}
