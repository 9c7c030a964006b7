import { statechartsConfiguration } from './configuration';

const asked = new Map<string, Promise<string | null>>();

async function ask(id: string): Promise<string | null> {
  const { files } = statechartsConfiguration();
  if (files === undefined) return null;
  try {
    const response = await fetch(`${files}/${id}.svg`);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** The file that a machine's chart was written to, asked for once; null where there is none. */
export function fileOf(id: string): Promise<string | null> {
  const file = asked.get(id) ?? ask(id);
  asked.set(id, file);
  return file;
}
