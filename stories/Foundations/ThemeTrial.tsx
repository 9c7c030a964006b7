import {
  ContrastError,
  makeTheme,
  renderThemeCss,
  type BrandTheme,
} from '@rad-wallet/ui/theme/makeTheme';
import { ThemeSampler } from './ThemeSampler';
import * as styles from './foundations.css';

export type ThemeTrialProps = Pick<BrandTheme, 'brand' | 'hero' | 'accent' | 'tint'>;

/** A theme or, as a sentence for the page, why there is none. */
function trialOf(colours: ThemeTrialProps) {
  try {
    return { css: renderThemeCss(makeTheme({ name: 'Your own', ...colours }), `.${styles.trial}`) };
  } catch (error) {
    if (error instanceof ContrastError || error instanceof TypeError) return { why: error.message };
    throw error;
  }
}

/** The components in a theme that is made as you type, or what `makeTheme` says against it. */
export function ThemeTrial(colours: ThemeTrialProps) {
  const { css, why } = trialOf(colours);
  if (why !== undefined) {
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>No theme</h1>
        <pre className={styles.why}>{why}</pre>
      </main>
    );
  }
  return (
    <div className={styles.trial}>
      <style>{css}</style>
      <ThemeSampler />
    </div>
  );
}
