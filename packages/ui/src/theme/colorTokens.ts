/** The colour roles of a theme. Apart from the metals, a role is named after its purpose, not its hue. */
export interface ColorTokens {
  /** Background outside the phone-width column, in wide windows. */
  ground: string;
  /** Background of the page. */
  surface: string;
  /** Background of cards, sheets, dialogs and the bottom bar. */
  surfaceRaised: string;
  /** Background of recessed areas such as segmented controls. */
  surfaceSunken: string;
  /** Background of hovered elements that otherwise have none. */
  surfaceHover: string;
  /** Decorative dividers, without a minimum contrast. */
  line: string;
  /** Control borders (3:1 against the surface). */
  lineStrong: string;
  /** Headings, body text and numbers. */
  text: string;
  /** Captions, hints and secondary text. */
  textMuted: string;
  /** Primary buttons, links and selected elements. */
  brand: string;
  /** `brand` when hovered. */
  brandHover: string;
  /** `brand` when pressed. */
  brandPressed: string;
  /** Text and icons on `brand`. */
  onBrand: string;
  /** Tinted background of secondary buttons, selected cards and icons. */
  brandSoft: string;
  /** `brandSoft` when hovered. */
  brandSoftHover: string;
  /** Text and icons on `brandSoft`. */
  onBrandSoft: string;
  /** Background of the balance card and other brand panels. */
  hero: string;
  /** End colour of the hero’s gradient. */
  heroDeep: string;
  /** Text and amounts on the hero. */
  onHero: string;
  /** Captions and secondary text on the hero. */
  onHeroMuted: string;
  /** Decorative pattern on the hero; its low contrast is intentional. */
  heroOrnament: string;
  /** Gold for text and icons. */
  gold: string;
  /** Background for `gold` text and icons. */
  goldSoft: string;
  /** Gold for filled shapes, not for text. */
  goldFill: string;
  /** Silver for text and icons. */
  silver: string;
  /** Background for `silver` text and icons. */
  silverSoft: string;
  /** Silver for filled shapes, not for text. */
  silverFill: string;
  /** Completed transactions and incoming amounts. */
  success: string;
  /** Background for `success` text and icons. */
  successSoft: string;
  /** Pending status, or something that needs attention. */
  pending: string;
  /** Background for `pending` text and icons. */
  pendingSoft: string;
  /** Filled shape of the clock icon for a pending status. */
  pendingFill: string;
  /** Failed status, invalid input or an irreversible action. */
  danger: string;
  /** Background of a hovered `danger` button. */
  dangerHover: string;
  /** Text and icons on `danger`. */
  onDanger: string;
  /** Background for `danger` text and icons. */
  dangerSoft: string;
  /** Informational messages, such as hints and instructions. */
  info: string;
  /** Background for `info` text and icons. */
  infoSoft: string;
  /** Disabled elements, and statuses without their own colour. */
  neutral: string;
  /** Background for `neutral` text and icons. */
  neutralSoft: string;
  /** Focus ring on surfaces. */
  focus: string;
  /** Focus ring on the hero. */
  focusOnHero: string;
  /** Dark modules of QR codes; darker than `codePaper` in every theme, as scanners expect. */
  codeInk: string;
  /** Background of QR codes, including the quiet zone. */
  codePaper: string;
  /** The scrim behind a dialog. May be translucent. */
  scrim: string;
  /** Skeletons, while content is loading. */
  skeleton: string;
  /** Shimmer of skeletons. */
  skeletonShine: string;
  /** The colour of shadows. May be translucent. */
  shadow: string;
}

/** Name of a colour role. */
export type ColorToken = keyof ColorTokens;
