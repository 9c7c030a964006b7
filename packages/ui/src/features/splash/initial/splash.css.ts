import { globalStyle, keyframes } from '@vanilla-extract/css';
import { LOCALES } from '../../../locale/languages';
import { getTextStyle } from '../../../theme/mixins';
import { vars } from '../../../theme/vars.css';
import { SPLASH_STAGES, STAGE_DURATION } from './stages';

// Until the scripts load, the page contains its text in every language; hide all except the current one.
for (const locale of LOCALES) {
  globalStyle(`:root:not([lang|="${locale}"]) [data-lang-text][lang="${locale}"]`, {
    display: 'none',
  });
}

// The splash is static HTML without generated class names, so it is selected by id and `data-part`.
const part = (name: string) => `#splash [data-part="${name}"]`;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const whole = `${STAGE_DURATION * SPLASH_STAGES.length}ms`;
const stay = `${STAGE_DURATION * SPLASH_STAGES.length + 500}ms`;

const run = keyframes({ from: { inlineSize: 0 } });
const show = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });
const leave = keyframes({ to: { opacity: 0, visibility: 'hidden' } });

/** A CSS animation ends the splash, independently of scripts and the network. docs/rules.md SPLASH-3. */
const ending = `${leave} ${vars.duration.base} ${vars.easing.out} ${stay} forwards`;
const fade = `${leave} ${vars.duration.base} ${vars.easing.out} forwards`;
const cut = `${leave} 1ms ${stay} forwards`;

globalStyle('#splash', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  padding: vars.space[8],
  // Forced colours remove the gradient; without this colour the page below would show through.
  backgroundColor: vars.color.hero,
  backgroundImage: `linear-gradient(165deg, ${vars.color.hero}, ${vars.color.heroDeep})`,
  color: vars.color.onHero,
  textAlign: 'center',
  animation: ending,
  // `!important`, because the global rule for reduced motion would disable the animation that ends the splash.
  '@media': { [REDUCED_MOTION]: { animation: `${cut} !important` } },
});
globalStyle('#splash[data-finished]', {
  animation: fade,
  '@media': { [REDUCED_MOTION]: { visibility: 'hidden' } },
});

globalStyle('#splash svg', {
  inlineSize: '7rem',
  marginBlockEnd: vars.space[3],
  color: vars.color.goldFill,
});
globalStyle(part('name'), getTextStyle('display'));
globalStyle(part('tagline'), { ...getTextStyle('label'), color: vars.color.onHeroMuted });

globalStyle(part('track'), {
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: '18rem',
  blockSize: vars.space[2],
  // Same position as the splash screen's progress bar, which replaces this one.
  marginBlockStart: `calc(${vars.space[12]} - ${vars.space[3]})`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.heroOrnament,
});
globalStyle(part('fill'), {
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.goldFill,
  animation: `${run} ${whole} linear forwards`,
  '@media': { [REDUCED_MOTION]: { animation: `${run} ${whole} steps(4) forwards !important` } },
});

globalStyle(part('stage'), { ...getTextStyle('label'), display: 'grid' });
globalStyle(`${part('stage')} > span`, {
  gridArea: '1 / 1',
  opacity: 0,
});
for (const index of SPLASH_STAGES.keys()) {
  globalStyle(`${part('stage')} > span:nth-child(${index + 1})`, {
    animation: `${show} ${STAGE_DURATION}ms ${STAGE_DURATION * index}ms !important`,
  });
}
globalStyle(`${part('stage')} > span:last-child`, { animationFillMode: 'forwards !important' });
