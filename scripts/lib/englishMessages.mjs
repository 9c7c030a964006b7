// Gives each module of the library the English messages that it uses, so that an app in English loads no catalogue. The
// wallet is built without it, because it loads the messages of each page in the user's language.
import { listNamespaces } from './pageNamespaces.mjs';
import { inProject } from './project.mjs';

const sources = inProject('packages', 'ui', 'src');
const messages = inProject('packages', 'ui', 'src', 'messages');

/**
 * A plugin for Vite and Rolldown.
 * @returns {{ name: string, enforce: 'pre', transform(code: string, id: string): { code: string, map: null } | null }}
 */
export const englishMessages = () => ({
  name: 'english-messages',
  enforce: 'pre',
  transform(code, id) {
    const isUser = id.startsWith(sources) && !id.startsWith(messages);
    const namespaces = isUser ? listNamespaces(code) : [];
    if (namespaces.length === 0) return null;
    const imports = namespaces.map(
      (name) => `import { ${name} as ${name}InEnglish } from '${messages}/en/${name}.ts';`,
    );
    const entries = namespaces.map((name) => `${name}: ${name}InEnglish`);
    const lines = [
      code,
      `import { addEnglish } from '${messages}/english.ts';`,
      ...imports,
      `addEnglish({ ${entries.join(', ')} });`,
    ];
    // Added at the end, so the source map does not change.
    return { code: lines.join('\n'), map: null };
  },
});
