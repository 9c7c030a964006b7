import type { ColorTokens } from '@rad-wallet/ui/theme';
import * as styles from './foundations.css';

export function ColourRoles({ tokens }: { tokens: ColorTokens }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>Colour roles</h1>
      <div className={styles.grid}>
        {Object.entries(tokens).map(([role, value]: [string, string]) => (
          <div key={role} className={styles.swatch}>
            <div className={styles.fill} style={{ backgroundColor: value }} />
            <p className={styles.caption}>
              {role}
              <br />
              {value}
            </p>
          </div>
        ))}
      </div>
    </main>
  );
}
