import { languages, LOCALES, type Locale } from '@rad-wallet/ui/messages';
import { use, useState } from 'react';
import * as v from 'valibot';
import * as styles from '#.storybook/screens/screens.css';
import { ScreenLink } from '#.storybook/screens/ScreenLink';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), tags: v.array(v.string()) }),
  ),
});
type Story = v.InferOutput<typeof indexSchema>['entries'][string];

const AREA = 'area:';

/** Returns the stories with the tag `screen`. */
async function loadScreens(): Promise<Story[]> {
  const index: unknown = await (await fetch('./index.json')).json();
  const { entries } = v.parse(indexSchema, index);
  return Object.values(entries).filter(({ tags }) => tags.includes('screen'));
}

let loading: ReturnType<typeof loadScreens> | undefined;

/** Returns the area of a story, such as ‘Send and receive’ from the tag `area:send-and-receive`. */
function getArea({ tags }: Story): string {
  const area = tags.find((tag) => tag.startsWith(AREA))?.slice(AREA.length) ?? '';
  return area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ');
}

function getName({ title, name }: Story, screens: readonly Story[]): string {
  const page = title.replace('Pages/', '');
  const isOnly = screens.filter((screen) => screen.title === title).length === 1;
  return isOnly ? page : `${page}: ${name}`;
}

export function ScreenMap() {
  const [locale, choose] = useState<Locale>('en');
  const screens = use((loading ??= loadScreens()));
  const areas = new Set(screens.map(getArea));
  return (
    <>
      <div role="group" aria-label="Language of the pictures" className={styles.choices}>
        {LOCALES.map((it) => (
          <button
            key={it}
            type="button"
            lang={it}
            aria-pressed={it === locale}
            className={styles.choice}
            onClick={() => choose(it)}
          >
            {languages[it].name}
          </button>
        ))}
      </div>
      {[...areas].map((area) => (
        <section key={area} className={styles.area}>
          <h2 className={styles.heading}>{area}</h2>
          <ul className={styles.screens}>
            {screens
              .filter((screen) => getArea(screen) === area)
              .map((screen) => (
                <li key={screen.id}>
                  <ScreenLink id={screen.id} name={getName(screen, screens)} locale={locale} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
