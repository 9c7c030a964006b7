// One way to say a thing in props (see CONTRIBUTING, "Props").
import { propsNamed, propsNames, propsOf } from './publicFace.mjs';

/** @typedef {import('./publicFace.mjs').Module} Module */
/** @typedef {import('./publicFace.mjs').Prop} Prop */

/** What a person can be told yes or no about: React Aria's forms, and the platform's own names. */
const PREDICATE = /^(is|has|can|should|allows)[A-Z]|^default(Selected|Open)$|^autoFocus$|^aria-/;

/** Looks are the theme's affair, place is that of whatever stands around: see CONTRIBUTING. */
const LOOKS = ['className', 'style', 'styles'];

/**
 * What a prop breaks of the rules, if anything.
 * @param {Prop} prop
 */
function problemOf({ name, type }) {
  if (LOOKS.includes(name)) return 'components take no looks from outside';
  if (type?.type === 'TSBooleanKeyword' && !PREDICATE.test(name)) return 'a boolean is named isX';
  return undefined;
}

/**
 * The defaults that a component takes its props apart with, in its source's own words.
 * @param {Module} module
 * @param {any} node a function
 * @returns {{ of: string, name: string, value: any, text: string }[]}
 */
function defaultsIn({ source }, { params = [] }) {
  const [props] = params;
  const of = props?.typeAnnotation?.typeAnnotation?.typeName?.name;
  if (props?.type !== 'ObjectPattern' || !of?.endsWith('Props')) return [];
  return props.properties.flatMap((/** @type {any} */ { key, value }) => {
    if (value?.type !== 'AssignmentPattern') return [];
    const { right } = value;
    const text = source.slice(right.start, right.end);
    return [{ of, name: key.name ?? key.value, value: right, text }];
  });
}

/** Written out, a default is the same in the comment; a name or a call is put into words there. */
const isWritten = (/** @type {any} */ { type }) => type === 'Literal';

/**
 * How the props of a module break the rules, each as `file:line props.prop: why`.
 * @param {Module} module
 * @returns {string[]}
 */
export function propProblems(module) {
  const props = propsOf(module);
  const place = (/** @type {Prop} */ { line, of, name }) => `${module.file}:${line} ${of}.${name}`;
  const misnamed = props.flatMap((prop) => {
    const problem = problemOf(prop);
    return problem ? [`${place(prop)}: ${problem}`] : [];
  });
  const functions = [...module.declared.values()].map(({ node }) => node);
  const untold = functions
    .flatMap((node) => defaultsIn(module, node))
    .flatMap(({ of, name, value, text }) => {
      const prop = props.find((it) => it.of === of && it.name === name);
      if (!prop) return [];
      const [, told] = /@default (.+)/.exec(prop.doc) ?? [];
      if (told && (!isWritten(value) || told === text)) return [];
      return [`${place(prop)}: its default is ${text}, the comment says ${told ?? 'nothing'}`];
    });
  return [...misnamed, ...untold];
}

/**
 * What the props of a module are made of besides their own words, as `Pick<ForeignProps, …>` is: no table
 * and no reader of the file sees its members.
 * @param {Module} module
 * @returns {string[]}
 */
export function borrowedProps(module) {
  return [...module.exported].flatMap(([of, { name, from }]) => {
    if (from || !of.endsWith('Props')) return [];
    const { node, line } = module.declared.get(name) ?? {};
    return (node?.extends ?? [])
      .filter((/** @type {any} */ { expression }) => /^(Pick|Omit|Partial)$/.test(expression.name))
      .map(() => `${module.file}:${line} ${of}: its props are not written out`);
  });
}

/** What a person acts on has one of these. */
const ACTIONS = ['href', 'onPress', 'onChange'];

/**
 * The controls among the components of a module, by name, and whether each takes a ref.
 * @param {Module} module
 * @returns {{ name: string, takesRef: boolean }[]}
 */
export function controlsOf(module) {
  return propsNames(module).flatMap((of) => {
    const name = of.replace(/Props$/, '');
    const props = propsNamed(module, of).map((prop) => prop.name);
    const isControl = module.exported.has(name) && ACTIONS.some((it) => props.includes(it));
    return isControl ? [{ name, takesRef: props.includes('ref') }] : [];
  });
}
