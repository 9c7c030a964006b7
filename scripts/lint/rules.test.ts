import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './rules.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

/** Tests a rule; each invalid source has one problem. */
function testRule(name: string, { valid, invalid }: Record<'valid' | 'invalid', string[]>) {
  const rule = plugin.rules[name];
  if (!rule) throw new Error(`There is no rule ${name}.`);
  tester.run(name, rule, { valid, invalid: invalid.map((code) => ({ code, errors: 1 })) });
}

testRule('theme-styles', {
  valid: [
    `style({ marginInlineStart: vars.space[2], insetBlockStart: 0, textAlign: 'start' })`,
    `style({ color: 'currentColor', fontSize: vars.font.size.md })`,
    'style({ borderBlockEnd: `1px solid ${vars.color.border}` })',
  ],
  invalid: [
    `style({ marginLeft: vars.space[2] })`,
    `style({ insetBlock: 0, bottom: 0 })`,
    `style({ borderTopLeftRadius: vars.radius.md })`,
    `style({ selectors: { '&:hover': { borderRight: 'none' } } })`,
    `style({ textAlign: 'right' })`,
    `style({ color: '#fff' })`,
    'style({ background: `linear-gradient(oklch(50% 0.1 20), ${vars.color.surface})` })',
    `style({ fontSize: '14px' })`,
    `style({ fontSize: 14 })`,
  ],
});

testRule('no-paths', {
  valid: [
    `import { en } from '../messages/en';`,
    `typed.replace('//', '/');`,
    `<Link href={hrefs.funds} title="Convert/Exchange" />;`,
  ],
  invalid: [
    `<Link href="/funds" />`,
    `<PageHeader backHref="/" />`,
    `<PageHeader backHref={'/'} />`,
    `const tiles = [{ id: 'cash', href: '/funds' }];`,
    `const tabs = { home: { to: '/' } };`,
    'const path = `/gift-${step}`;',
  ],
});

testRule('language-free-machines', {
  valid: [`compare(amount, available);`],
  invalid: [`formatAmount(amount);`, `new Intl.NumberFormat('en');`, `date.toLocaleDateString();`],
});

testRule('listed-stories', {
  valid: [`export const Empty = meta.story(createStory());`, `export default meta;`],
  invalid: [`export const Empty = createStory();`, `export const Empty = { args: {} };`],
});

const declareProps = (members: string) => `export interface ThingProps { ${members} }`;

testRule('prop-names', {
  valid: [
    declareProps(
      `isOpen?: boolean; 'aria-busy'?: boolean; onOpen: (of: { open: boolean }) => void`,
    ),
    `interface Other { className: string }`,
  ],
  invalid: [declareProps(`fullWidth?: boolean`), declareProps(`className?: string`)],
});

const declareSize = (doc: string) => `
  ${declareProps(`/** ${doc} */ size?: Size; /** Time. @default the system clock */ clock?: Clock`)}
  export function Thing({ size = 'sm', clock = systemClock }: ThingProps) {}`;

testRule('prop-docs', {
  valid: [declareSize(`Of the text. @default 'sm'`), `interface ThingProps { label: string }`],
  invalid: [
    declareProps(`label: string`),
    declareProps(`// Not a doc comment.\n label: string`),
    declareProps(`/** @default 'Thing' */ label?: string`),
    declareProps(`/** Of the first alone. */ first: string; second: string`),
    `interface ThingBase { label: string }`,
    declareSize(`Of the text.`),
    declareSize(`Of the text. @default 'md'`),
  ],
});

testRule('component-props', {
  valid: [
    declareProps('ref?: Ref<HTMLElement>; onPress: () => void'),
    `export interface ThingProps extends FieldProps { onChange: () => void }`,
    `interface ThingProps extends Pick<ButtonProps, 'id'> {}`,
  ],
  invalid: [
    declareProps('onPress: () => void'),
    `export interface ThingProps extends Base, Omit<ButtonProps, 'size'> {}`,
  ],
});

testRule('no-jsdoc-any', {
  valid: ['/** @param {string} name any of them */'],
  invalid: ['/** @param {any} node */', '/** @type {Map<string, any>} */'],
});
