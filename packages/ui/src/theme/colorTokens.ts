/** The colour roles that every theme gives. A role names a meaning, never a hue, except where the product means a metal. */
export interface ColorTokens {
  /** Behind the phone-wide column on wide windows. */
  ground: string;
  /** The page itself. */
  surface: string;
  /** Cards, sheets, dialogs, the bottom bar. */
  surfaceRaised: string;
  /** Wells: search fields, skeleton ground, segmented controls. */
  surfaceSunken: string;
  /** Pointer resting on a quiet surface. */
  surfaceHover: string;
  /** Decorative dividers. */
  line: string;
  /** Borders that mark a control (3:1 against the surface). */
  lineStrong: string;
  /** Headings, texts, figures. */
  text: string;
  /** Captions, hints, what is said beside the text. */
  textMuted: string;
  /** Primary buttons, links, and the mark of what is chosen. */
  brand: string;
  /** `brand` under a resting pointer. */
  brandHover: string;
  /** `brand` while it is pressed. */
  brandPressed: string;
  /** Words and icons on `brand`. */
  onBrand: string;
  /** Quiet panels of the brand: secondary buttons, chosen cards, the ground of icons. */
  brandSoft: string;
  /** `brandSoft` under a resting pointer. */
  brandSoftHover: string;
  /** Words and icons on `brandSoft`. */
  onBrandSoft: string;
  /** The balance card and other brand panels. */
  hero: string;
  /** Where the hero's gradient ends. */
  heroDeep: string;
  /** Words and figures on the hero. */
  onHero: string;
  /** Captions on the hero. */
  onHeroMuted: string;
  /** Lattice ornament on the hero, low contrast by intent. */
  heroOrnament: string;
  /** Gold the metal, as words and icons. */
  gold: string;
  /** Behind `gold`. */
  goldSoft: string;
  /** Gold the metal, as a filled shape. */
  goldFill: string;
  /** Silver the metal, as words and icons. */
  silver: string;
  /** Behind `silver`. */
  silverSoft: string;
  /** Silver the metal, as a filled shape. */
  silverFill: string;
  /** Completed, come in. */
  success: string;
  /** Behind `success`. */
  successSoft: string;
  /** On its way, needs attention. */
  pending: string;
  /** Behind `pending`. */
  pendingSoft: string;
  /** The clock of what is pending, as a filled shape. */
  pendingFill: string;
  /** Failed, wrong, cannot be undone. */
  danger: string;
  /** `danger` as a button, under a resting pointer. */
  dangerHover: string;
  /** Words and icons on `danger`. */
  onDanger: string;
  /** Behind `danger`. */
  dangerSoft: string;
  /** Guidelines and other help. */
  info: string;
  /** Behind `info`. */
  infoSoft: string;
  /** A status without its own colour, and disabled elements. */
  neutral: string;
  /** Behind `neutral`. */
  neutralSoft: string;
  /** The ring around what has the keyboard's focus. */
  focus: string;
  /** The same ring on the hero. */
  focusOnHero: string;
  /** Modules of a machine-readable code: dark on light in every theme, as scanners expect. */
  codeInk: string;
  /** Background of those modules, including the quiet zone. */
  codePaper: string;
  /** Over the page, behind a dialog. May be translucent. */
  scrim: string;
  /** Outlines of what is loading. */
  skeleton: string;
  /** The light that passes over them. */
  skeletonShine: string;
  /** The colour of shadows. May be translucent. */
  shadow: string;
}

/** The name of a colour role. */
export type ColorToken = keyof ColorTokens;
