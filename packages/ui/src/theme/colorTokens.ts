export interface ColorTokens {
  /** Background outside the phone-width column in wide windows. */
  ground: string;
  /** Background of the page. */
  surface: string;
  /** Background of cards, sheets, dialogs and the bottom bar. */
  surfaceRaised: string;
  /** Background of recessed areas such as segmented controls. */
  surfaceSunken: string;
  /** Hover background of elements that otherwise have none. */
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
  brandHover: string;
  brandPressed: string;
  onBrand: string;
  /** Tinted background of secondary buttons, selected cards and icons. */
  brandSoft: string;
  brandSoftHover: string;
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
  goldSoft: string;
  /** Gold as a fill colour, not for text. */
  goldFill: string;
  /** Silver for text and icons. */
  silver: string;
  silverSoft: string;
  /** Silver as a fill colour, not for text. */
  silverFill: string;
  /** Completed transactions and incoming amounts. */
  success: string;
  successSoft: string;
  /** Pending status, or an element that needs attention. */
  pending: string;
  pendingSoft: string;
  /** Fill colour of the clock icon for pending status. */
  pendingFill: string;
  /** Failed status, invalid input or irreversible actions. */
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerSoft: string;
  /** Informational messages, such as hints and instructions. */
  info: string;
  infoSoft: string;
  /** Disabled elements, and statuses without their own colour. */
  neutral: string;
  neutralSoft: string;
  focus: string;
  focusOnHero: string;
  /** Dark modules of QR codes; darker than `codePaper` in every theme, as scanners expect. */
  codeInk: string;
  /** Background of QR codes, including the quiet zone. */
  codePaper: string;
  /** The scrim behind a dialog. May be translucent. */
  scrim: string;
  skeleton: string;
  /** Highlight of the skeleton animation. */
  skeletonShine: string;
  /** The colour of shadows. May be translucent. */
  shadow: string;
}

export type ColorToken = keyof ColorTokens;
