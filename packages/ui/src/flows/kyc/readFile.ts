/** Bytes searched for the PDF signature: PDF readers accept leading bytes before it. */
const PDF_MARK_WITHIN = 1024;

async function readPdf(file: File): Promise<void> {
  const start = await file.slice(0, PDF_MARK_WITHIN).text();
  if (!start.includes('%PDF-')) throw new Error('Not a PDF.');
}

async function readImage(file: File): Promise<void> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Decodes an image, or checks the signature of a PDF. Rejects if the file is damaged, empty or of
 * another type.
 */
export async function readFile(file: File): Promise<void> {
  if (file.type === 'application/pdf') await readPdf(file);
  else await readImage(file);
}
