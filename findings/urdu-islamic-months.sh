#!/usr/bin/env bash
# CLDR, and so Node and Chromium, splits a letter off two Islamic months in Urdu.
#
# Versions: cldr-cal-islamic-full 48.2.0 (npm); Node 20.20 and 24.21.
# Expected: ربیع الاول and ربیع الثانی, as Urdu writes them, and as CLDR's own Arabic data does.
# Happens:  the names are ر بیع الاول and ر بیع الثانی, with a space after the first letter. `Intl.DateTimeFormat` shows
#           them: a line can break in the word, and a search for the month finds nothing.
# Affects:  everyone who reads Islamic dates in Urdu, such as the end of a lunar year for zakat: two months of twelve.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cldr-cal-islamic-full@48.2.0 >/dev/null

cat >months.cjs <<'JS'
const islamic = (language) =>
  require(`cldr-cal-islamic-full/main/${language}/ca-islamic.json`).main[language].dates.calendars.islamic;
const format = new Intl.DateTimeFormat('ur-u-ca-islamic-umalqura', { month: 'long' });

const urdu = islamic('ur').months.format.wide;
for (const [month, day] of [['3', '2026-09-01'], ['4', '2026-10-01'], ['7', '2026-12-20']]) {
  console.log(`${month}: CLDR ${urdu[month]}, Intl ${format.format(new Date(day))}`);
}
console.log(`Arabic, 3: ${islamic('ar').months.format.wide[3]}`);
JS
node months.cjs | tee actual.txt

diff - actual.txt <<'EXPECTED'
3: CLDR ر بیع الاول, Intl ر بیع الاول
4: CLDR ر بیع الثانی, Intl ر بیع الثانی
7: CLDR رجب, Intl رجب
Arabic, 3: ربيع الأول
EXPECTED
