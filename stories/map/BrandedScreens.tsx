import { getPicture } from '#.storybook/screens/getPicture';
import * as styles from '#.storybook/screens/screens.css';

const brandedScreens = [
  { name: 'Home', own: 'pages-home--loaded', second: 'foundations-theming--home' },
  {
    name: 'Send Money',
    own: 'pages-send-money--balance-loaded',
    second: 'foundations-theming--sending-money',
  },
  { name: 'Cards', own: 'pages-cards--default', second: 'foundations-theming--cards' },
  { name: 'Sign in', own: 'pages-auth--sign-in', second: 'foundations-theming--signing-in' },
];

const themeVariants = [
  { brand: 'RAD', theme: 'light' },
  { brand: 'Jamun', theme: 'light' },
  { brand: 'RAD', theme: 'dark' },
  { brand: 'Jamun', theme: 'dark' },
] as const;

export function BrandedScreens() {
  return brandedScreens.map(({ name, own, second }) => (
    <section key={name} className={styles.area}>
      <h3 className={styles.heading}>{name}</h3>
      <ul className={styles.screens}>
        {themeVariants.map(({ brand, theme }) => {
          const story = brand === 'RAD' ? own : second;
          return (
            <li key={`${brand} ${theme}`}>
              <a
                className={styles.screen}
                href={`./?path=/story/${story}&globals=theme:${theme}`}
                target="_top"
              >
                <img
                  className={styles.picture}
                  src={getPicture(story, theme)}
                  alt={`${name} in ${brand}, ${theme}`}
                  loading="lazy"
                />
                <span className={styles.name}>{brand}</span>
                <span className={styles.path}>{theme}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
