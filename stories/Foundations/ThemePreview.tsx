import {
  ContrastError,
  makeTheme,
  renderThemeCss,
  type BrandTheme,
} from '@rad-wallet/ui/theme/makeTheme';
import { ThemeSampler } from './ThemeSampler';
import * as styles from './foundations.css';

export type ThemePreviewProps = Pick<BrandTheme, 'brand' | 'hero' | 'accent' | 'tint'>;

function createPreview(colours: ThemePreviewProps) {
  try {
    return {
      css: renderThemeCss(makeTheme({ name: 'Your own', ...colours }), `.${styles.preview}`),
    };
  } catch (error) {
    if (error instanceof ContrastError || error instanceof TypeError) return { why: error.message };
    throw error;
  }
}

export function ThemePreview(colours: ThemePreviewProps) {
  const { css, why } = createPreview(colours);
  if (why !== undefined) {
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>No theme</h1>
        <pre className={styles.reason}>{why}</pre>
      </main>
    );
  }
  return (
    <div className={styles.preview}>
      <style>{css}</style>
      <ThemeSampler />
    </div>
  );
}
