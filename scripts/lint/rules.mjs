// The project's own lint rules. `.oxlintrc.json` loads them and selects the files to which each applies.
import { definePlugin } from '@oxlint/plugins';

/** @typedef {import('@oxlint/plugins').Rule} Rule */
/** @typedef {import('@oxlint/plugins').ESTree.Node} Node */

/**
 * Creates a rule that reports each node that matches a selector.
 * @param {Readonly<Record<string, string>>} messages by selector, in ESLint's syntax
 * @returns {Rule}
 */
const restrictSyntax = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (/** @type {Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

const side = '(Top|Right|Bottom|Left)';
const physicalProperty = `/^((margin|padding|scroll(Margin|Padding))${side}|border${side}(Width|Style|Color)?|border(Top|Bottom)(Left|Right)Radius|top|right|bottom|left)$/`;
const color = String.raw`/#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i`;
const fontProperty = 'Property[key.name=/^(fontSize|lineHeight|font)$/]';
const length = String.raw`/\d(px|pt)\b/`;

const useLogical = 'Use the logical property or value: it follows the direction of the text.';
const useTheme = 'Use a token of the theme.';

// An unescaped slash would end the regex in an esquery selector, so slashes are written \u002f.
const path = String.raw`/^\u002f[a-z]/i`;
const rootPath = String.raw`/^\u002f(?![a-z])/i`;
const addressName = '/^(href|[a-z]+Href|to|path)$/';
const useHrefs = 'Take the path from useHrefs: an app can replace it there.';

const exportedProps = 'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/]';
const prop = `:matches(${exportedProps}, [id.name=/Base$/]) > TSInterfaceBody > TSPropertySignature`;
const booleanName =
  /^(is|has|can|should|allows)[A-Z]|^default(Selected|Open|Expanded)$|^autoFocus$/;

export default definePlugin({
  meta: { name: 'wallet' },
  rules: {
    'theme-styles': restrictSyntax({
      [`Property[key.name=${physicalProperty}]`]: useLogical,
      'Property[key.name=/^(textAlign|float|clear|captionSide)$/] > Literal[value=/^(left|right)$/]':
        useLogical,
      [`Property > Literal.value[value=${color}]`]: useTheme,
      [`Property > TemplateLiteral.value:has(> TemplateElement[value.cooked=${color}])`]: useTheme,
      [`${fontProperty} > Literal[value=${length}]`]: useTheme,
      [`${fontProperty} > TemplateLiteral:has(> TemplateElement[value.cooked=${length}])`]:
        useTheme,
      'Property[key.name="fontSize"] > Literal[value=type(number)]': useTheme,
    }),

    'no-paths': restrictSyntax({
      [`Literal[value=${path}]`]: useHrefs,
      [`TemplateLiteral > TemplateElement:first-child[value.cooked=${path}]`]: useHrefs,
      [`JSXAttribute[name.name=${addressName}] Literal[value=${rootPath}]`]: useHrefs,
      [`Property[key.name=${addressName}] > Literal.value[value=${rootPath}]`]: useHrefs,
    }),

    'language-free-machines': restrictSyntax({
      'Identifier[name=/^(format(Amount|Available|Decimal|PlainPkr|Preview|Tola)|Intl)$/]':
        'A machine emits amounts; the view formats them in its language.',
      'MemberExpression[property.name=/^toLocale[A-Za-z]*String$/]':
        'A machine emits amounts; the view formats them in its language.',
    }),

    'listed-stories': restrictSyntax({
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([init.callee.property.name="story"])':
        'Storybook lists and tests only `export const Name = meta.story(…)`.',
    }),

    'prop-names': restrictSyntax({
      [`${prop}[key.name=/^(className|styles?)$/]`]:
        'A component takes no styles: they belong to the theme.',
      [`${prop}[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"][key.name]:not([key.name=${booleanName}])`]:
        'Name a boolean isX, hasX, canX, shouldX or allowsX.',
    }),

    'prop-docs': {
      create(context) {
        const { sourceCode } = context;
        /** Doc comments by component and prop, such as `Button.size`. @type {Map<string, string>} */
        const docs = new Map();
        const getKey = (/** @type {string} */ owner, /** @type {Node} */ key) =>
          `${owner.replace(/(Props|Base)$/, '')}.${sourceCode.getText(key)}`;
        return {
          TSInterfaceDeclaration({ id: { name }, parent, body }) {
            const isPublic = name.endsWith('Props') && parent.type === 'ExportNamedDeclaration';
            if (!isPublic && !name.endsWith('Base')) return;
            for (const member of body.body) {
              if (member.type !== 'TSPropertySignature') continue;
              const comments = sourceCode.getCommentsBefore(member);
              const doc = comments.findLast(({ value }) => value.startsWith('*'))?.value ?? '';
              docs.set(getKey(name, member.key), doc);
              // A comment with only tags has no description.
              if (/^\*\s*[^@\s]/.test(doc)) continue;
              context.report({ node: member, message: 'Describe the prop in a doc comment.' });
            }
          },
          ObjectPattern({ properties, typeAnnotation }) {
            const type = typeAnnotation?.typeAnnotation;
            if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return;
            for (const property of properties) {
              if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern')
                continue;
              const { right } = property.value;
              const doc = docs.get(getKey(type.typeName.name, property.key));
              const [, written] = /@default (.+?)\s*$/m.exec(doc ?? '') ?? [];
              const text = sourceCode.getText(right);
              // A default that is a name or a call is described in words.
              if (doc === undefined || (right.type === 'Literal' ? written === text : written))
                continue;
              context.report({ node: right, message: `Add to the doc comment: @default ${text}` });
            }
          },
        };
      },
    },

    'component-props': restrictSyntax({
      [`${exportedProps} > TSInterfaceHeritage[expression.name=/^(Pick|Omit|Partial)$/]`]:
        'Write the props of a component out, so that its table shows all of them.',
      [`${exportedProps}[extends.length=0] > TSInterfaceBody:has(> [key.name=/^(href|onPress|onChange)$/]):not(:has(> [key.name="ref"]))`]:
        'A control takes a ref, and proves it in stories/Components/Contract.stories.tsx.',
    }),

    'no-jsdoc-any': {
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            if (!/@\w+\s*\{[^}]*\bany\b/.test(comment.value)) continue;
            context.report({ loc: comment.loc, message: 'Write the type, or `unknown`.' });
          }
        },
      }),
    },
  },
});
