import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import validateName from 'validate-npm-package-name';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** @param folder its entries other than that of Git are in the way */
async function listEntries(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((entry) => entry !== '.git');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Creates a project in a new or an empty folder, whose name it gets. Throws an error for the user, without having
 * written anything, if the folder is not empty or npm does not allow the name.
 */
export async function createProject(folder: string): Promise<void> {
  const name = path.basename(path.resolve(folder));
  const { validForNewPackages, errors = [], warnings = [] } = validateName(name);
  if (!validForNewPackages) {
    throw new Error(
      `npm does not allow the name "${name}": ${[...errors, ...warnings].join('; ')}.`,
    );
  }
  if ((await listEntries(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`);

  await cp(TEMPLATE, folder, { recursive: true });
  // npm publishes no file named .gitignore.
  await rename(path.join(folder, '_gitignore'), path.join(folder, '.gitignore'));
  const manifest = path.join(folder, 'package.json');
  const { name: _, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, `${JSON.stringify({ name, ...rest }, null, 2)}\n`);
}
