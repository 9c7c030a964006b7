/** What vanilla-extract tells of a name: its file's hash with the name's number in the file, and the file. */
interface Named {
  hash: string;
  filePath: string;
}

/** Letters of a file's hash that tell files apart: of all files as many, or a name could be of two of them. */
const LETTERS = 3;

/**
 * Names classes and values by fewer letters than vanilla-extract: what no packer can shorten is each file's hash,
 * half of which tells the files of one app apart.
 * @throws when the names it gives know no letters for one more file
 */
export function shortNames(): (named: Named) => string {
  /** Of each file, its hash as it was and as it is said. */
  const files = new Map<string, { hash: string; said: string }>();
  const taken = new Set<string>();

  const know = (filePath: string, hash: string) => {
    const known = files.get(filePath);
    if (known) return known;
    let from = 0;
    while (taken.has(hash.slice(from, from + LETTERS))) from += 1;
    const said = hash.slice(from, from + LETTERS);
    if (said.length < LETTERS) throw new Error(`No ${LETTERS} letters are left for ${filePath}.`);
    const file = { hash, said };
    taken.add(said);
    files.set(filePath, file);
    return file;
  };

  return ({ hash, filePath }) => {
    // The first name of a file has the number 0.
    const file = know(filePath, hash.slice(0, -1));
    return `_${file.said}${hash.slice(file.hash.length)}`;
  };
}
