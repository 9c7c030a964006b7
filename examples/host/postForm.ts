interface PostOptions {
  idempotencyKey: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Posts a form. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function postForm(url: string, form: FormData, options: PostOptions): Promise<void> {
  const { idempotencyKey, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Error(`${request.status}: the documents were not accepted`));
    });
    request.addEventListener('error', () => reject(new Error('The upload failed.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
