// Who may import whom (see CONTRIBUTING, "Layout"). Every import of a file is traced to the folder that
// it means, by package name or by relative path, and judged there.
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ specifier: string, dynamic: boolean }} Import */
/** @typedef {{ dependencies: readonly string[] }} Manifest what a workspace lists in its package.json */

/** The parts of the project, and which other parts each may know. */
const zones = [
  { name: 'ui', folder: 'packages/ui', knows: [] },
  { name: 'api', folder: 'packages/api', knows: [] },
  { name: 'mocks', folder: 'packages/mocks', knows: ['api'] },
  { name: 'app', folder: 'apps/wallet', knows: ['ui', 'api', 'mocks', 'scripts'] },
  {
    name: 'stories',
    folder: 'stories',
    knows: ['ui', 'api', 'mocks', 'app', '.storybook'],
  },
  {
    name: '.storybook',
    folder: '.storybook',
    knows: ['ui', 'api', 'mocks', 'app', 'scripts'],
  },
  { name: 'scripts', folder: 'scripts', knows: [] },
];

/** What `packages/ui` must not know, even if somebody lists it: routers, the server's cache, the mock. */
const foreignToUi = /^(wouter|react-router(-dom)?|@tanstack\/.*|msw)(\/|$)/;

/** Files that run in tests only and may use the development dependencies of the root. */
const isTest = /\.(test|arbitraries|plan)\.tsx?$|\/testing\//;

/** What flows or screens have in common lies beside them, open to all of them. */
const common = ['shared', 'testing'];

/** The one module of the app that may use the mock; loaded on demand, so that it stays a chunk of its own. */
const mockDoor = 'apps/wallet/src/demo/startDemo';

/** @param {string} file */
const zoneOf = (file) =>
  zones.find(({ folder }) => file === folder || file.startsWith(`${folder}/`));

/**
 * The texts of an argument: of a literal, of each in a list, and of a template the part before its first hole.
 * @param {any} node
 * @returns {string[]}
 */
function written(node) {
  if (node?.type === 'Literal') return [String(node.value)];
  if (node?.type === 'TemplateLiteral') return [node.quasis[0].value.cooked];
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(written);
  return [];
}

/** @param {any} callee */
const isGlob = (callee) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob';

/**
 * Everything that a source imports: types, `import('x')` and Vite's globs included.
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(file, source) {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {string[]} */
  const called = [];
  new Visitor({
    ImportExpression: (node) => called.push(...written(node.source)),
    TSImportType: (node) => called.push(...written(node.source)),
    CallExpression(node) {
      if (isGlob(node.callee)) called.push(...written(node.arguments[0]));
    },
  }).visit(program);
  const declared = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return [
    ...declared.map((specifier) => ({ specifier, dynamic: false })),
    // What begins with ! narrows a glob.
    ...called
      .filter((specifier) => !specifier.startsWith('!'))
      .map((specifier) => ({ specifier, dynamic: true })),
  ];
}

/**
 * The file or folder of ours that an import means, relative to the root; undefined for a foreign package.
 * @param {string} file
 * @param {string} specifier
 */
function target(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('#.storybook/')) return specifier.slice(1);
  const [, name, rest = ''] = /^@rad-wallet\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  return name === 'app' ? `apps/wallet/src${rest}` : `packages/${name}/src${rest}`;
}

/**
 * `flows/send-money` of `packages/ui/src/flows/send-money/machine.ts`, with what lies below it.
 * @param {string} file
 */
function partOfUi(file) {
  const [, layer = '', name = '', inside = ''] =
    /^packages\/ui\/src\/([^/]+)(?:\/([^/]+))?(?:\/(.+))?$/.exec(file) ?? [];
  return { layer, name, inside };
}

/**
 * The layers inside `packages/ui`: theme, format and messages carry the components, those carry flows
 * and screens; a flow or screen knows another only by its front door.
 * @param {string} from
 * @param {string} to
 */
function uiProblem(from, to) {
  const here = partOfUi(from);
  const there = partOfUi(to);
  const above = ['flows', 'screens'];
  if (['theme', 'format', 'messages'].includes(here.layer)) {
    if (['components', ...above].includes(there.layer))
      return `${here.layer} carries ${there.layer}`;
  }
  if (here.layer === 'components' && above.includes(there.layer)) {
    return `components know no ${there.layer}`;
  }
  if (here.layer === 'flows' && there.layer === 'screens') return 'a flow knows no screen';
  const another = here.layer !== there.layer || here.name !== there.name;
  const open = common.includes(there.name) || (isTest.test(from) && here.inside === '');
  const inside = !['', 'index', 'index.ts'].includes(there.inside);
  if (above.includes(there.layer) && another && inside && !open) {
    return `${there.layer}/${there.name} is entered by its index only`;
  }
  return undefined;
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {ReadonlyMap<string, Manifest>} manifests by folder, `''` for the root
 */
function foreignProblem(file, specifier, manifests) {
  const zone = zoneOf(file);
  if (!zone || specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined;
  if (zone.name === 'ui' && foreignToUi.test(specifier))
    return 'ui knows no router, server or mock';
  const own = manifests.get(zone.folder);
  if (!own || !file.startsWith(`${zone.folder}/src/`)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (own.dependencies.includes(name)) return undefined;
  if (isTest.test(file) && manifests.get('')?.dependencies.includes(name)) return undefined;
  return `${zone.folder}/package.json does not list ${name}`;
}

/**
 * @param {string} file
 * @param {Import} imported
 * @param {ReadonlyMap<string, Manifest>} manifests
 * @returns {string | undefined} why it may not be imported there
 */
function problemOf(file, { specifier, dynamic }, manifests) {
  const to = target(file, specifier);
  if (to === undefined) return foreignProblem(file, specifier, manifests);
  const here = zoneOf(file);
  const there = zoneOf(to);
  if (!here) return undefined;
  if (!there) return to.startsWith('..') ? 'it leaves the project' : undefined;
  if (here === there) {
    if (to.startsWith(mockDoor) && !dynamic) return 'the demo is loaded by a dynamic import only';
    return here.name === 'ui' ? uiProblem(file, to) : undefined;
  }
  if (!here.knows.includes(there.name)) return `${here.name} must not know ${there.name}`;
  // The check of the stories against the machines reads what no package lets out: the walks' plans.
  const readsAll = here.name === 'stories' && isTest.test(file);
  if (specifier.startsWith('.') && there.folder.startsWith('packages/') && !readsAll) {
    return `a package is imported by its name, @rad-wallet/${there.name}`;
  }
  if (here.name === 'app' && there.name === 'mocks' && !file.startsWith(mockDoor)) {
    return `only ${mockDoor} may use the mock`;
  }
  if (here.name === 'app' && there.name === 'scripts' && file.startsWith('apps/wallet/src/')) {
    return 'only the configuration of the app may use the scripts';
  }
  return undefined;
}

/**
 * The imports of a source that the architecture forbids, each as a sentence.
 * @param {string} file relative to the root, with `/`
 * @param {string} source
 * @param {ReadonlyMap<string, Manifest>} manifests
 */
export function forbiddenImports(file, source, manifests) {
  return importsOf(file, source).flatMap((imported) => {
    const problem = problemOf(file, imported, manifests);
    return problem === undefined ? [] : [`${file} imports ${imported.specifier}: ${problem}.`];
  });
}
