/** A file's object URL as an external store: created on subscribe, revoked on unsubscribe. */
export interface ObjectUrl {
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
