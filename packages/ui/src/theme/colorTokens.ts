/** The colour roles of a theme. A role names a purpose, not a hue, except for the metals. */
export interface ColorTokens {
  /** Behind the phone-wide column on wide windows. */
  ground: string;
  /** The page itself. */
  surface: string;
  /** Cards, sheets, dialogs, the bottom bar. */
  surfaceRaised: string;
  /** Sunken areas: search fields, skeletons, segmented controls. */
  surfaceSunken: string;
  /** A hovered plain surface. */
  surfaceHover: string;
  /** Decorative dividers. */
  line: string;
  /** Borders that mark a control (3:1 against the surface). */
  lineStrong: string;
  /** Headings, texts and figures. */
  text: string;
  /** Captions, hints and secondary texts. */
  textMuted: string;
  /** Primary buttons, links and the mark of a selection. */
  brand: string;
  /** `brand` when hovered. */
  brandHover: string;
  /** `brand` when pressed. */
  brandPressed: string;
  /** Texts and icons on `brand`. */
  onBrand: string;
  /** Soft backgrounds of the brand: secondary buttons, selected cards, icons. */
  brandSoft: string;
  /** `brandSoft` when hovered. */
  brandSoftHover: string;
  /** Texts and icons on `brandSoft`. */
  onBrandSoft: string;
  /** The balance card and other brand panels. */
  hero: string;
  /** The end of the hero’s gradient. */
  heroDeep: string;
  /** Texts and figures on the hero. */
  onHero: string;
  /** Captions on the hero. */
  onHeroMuted: string;
  /** The ornament on the hero; its low contrast is intended. */
  heroOrnament: string;
  /** Gold, for texts and icons. */
  gold: string;
  /** Behind `gold`. */
  goldSoft: string;
  /** Gold, for filled shapes. */
  goldFill: string;
  /** Silver, for texts and icons. */
  silver: string;
  /** Behind `silver`. */
  silverSoft: string;
  /** Silver, for filled shapes. */
  silverFill: string;
  /** Completed and incoming. */
  success: string;
  /** Behind `success`. */
  successSoft: string;
  /** Pending, or needs attention. */
  pending: string;
  /** Behind `pending`. */
  pendingSoft: string;
  /** The clock icon of a pending status, as a filled shape. */
  pendingFill: string;
  /** Failed, invalid or irreversible. */
  danger: string;
  /** `danger` as a button, when hovered. */
  dangerHover: string;
  /** Texts and icons on `danger`. */
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
  /** The focus ring. */
  focus: string;
  /** The focus ring on the hero. */
  focusOnHero: string;
  /** Modules of a machine-readable code: dark on light in every theme, as scanners expect. */
  codeInk: string;
  /** Background of those modules, including the quiet zone. */
  codePaper: string;
  /** The scrim behind a dialog. May be translucent. */
  scrim: string;
  /** Skeletons of loading content. */
  skeleton: string;
  /** The shimmer of skeletons. */
  skeletonShine: string;
  /** The colour of shadows. May be translucent. */
  shadow: string;
}

/** The name of a colour role. */
export type ColorToken = keyof ColorTokens;
