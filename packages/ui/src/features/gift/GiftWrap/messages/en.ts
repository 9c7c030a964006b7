/** Gift wrap designs, by id: docs/rules.md GIFT-8. */
export default {
  'golden-elegance': {
    name: 'Golden Elegance',
    color: 'Champagne gold and emerald',
    pattern: 'Twelve-fold stars',
    preview: 'Champagne gold paper pressed with twelve-fold stars, with an emerald satin bow',
    occasion: 'Weddings and anniversaries',
  },
  'islamic-calligraphy': {
    name: 'Islamic Calligraphy',
    color: 'Lapis blue and gold',
    pattern: 'Sweeping pen strokes',
    preview: 'Lapis blue paper with sweeping strokes of gold ink in an illuminated frame',
    occasion: 'Eid and Ramadan',
  },
  'floral-garden': {
    name: 'Floral Garden',
    color: 'Porcelain white and crimson',
    pattern: 'Tulips and carnations',
    preview: 'White paper painted with tulips, carnations and rosettes, with a crimson peony',
    occasion: 'Birthdays and mothers',
  },
  'minimalist-luxury': {
    name: 'Minimalist Luxury',
    color: 'Matt black and copper',
    pattern: 'One embossed star',
    preview: 'Matt black paper embossed with one great star, with a copper thread and plate',
    occasion: 'Colleagues and milestones',
  },
  'festive-celebration': {
    name: 'Festive Celebration',
    color: 'Night purple and saffron',
    pattern: 'Lanterns and fireworks',
    preview: 'A festive night of lanterns, pennants and a crescent over domes, with a saffron bow',
    occasion: 'Eid nights and parties',
  },
  'nature-inspired': {
    name: 'Nature Inspired',
    color: 'Kraft brown and green',
    pattern: 'Ferns and olive branches',
    preview: 'Kraft paper printed with ferns and olive branches, tied with twine',
    occasion: 'New homes and thanks',
  },
} as const;
