import { jamun } from '#.storybook/brands/jamun';
import { renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';

/** Where a theme is applied, and the colour scheme expected there. */
export const scopeExamples = [
  { name: 'as the document says', around: undefined, own: undefined, within: undefined },
  { name: 'light of its own', around: undefined, own: 'light', within: undefined },
  { name: 'dark of its own', around: undefined, own: 'dark', within: undefined },
  { name: 'in a light part', around: 'light', own: undefined, within: undefined },
  { name: 'in a dark part', around: 'dark', own: undefined, within: undefined },
  { name: 'light in a dark part', around: 'dark', own: 'light', within: undefined },
  { name: 'with a light part', around: undefined, own: 'dark', within: 'light' },
  { name: 'with a dark part', around: undefined, own: 'light', within: 'dark' },
] as const;

/** Theme attributes on parts of a page that has another theme. */
export function ThemeScopes() {
  return (
    <main>
      <style>{renderThemeCss(jamun, '.scope')}</style>
      {scopeExamples.map(({ name, around, own, within }) => (
        <div key={name} data-theme={around}>
          <div className="scope" data-theme={own}>
            <div data-theme={within} data-testid={name} />
          </div>
        </div>
      ))}
      <div className="scope" data-theme="light">
        <div data-brand="rad" data-theme="dark" data-testid="another brand" />
      </div>
    </main>
  );
}
