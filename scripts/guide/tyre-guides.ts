/** A guide of one tyre maker for one type of tyre, one page of A4. */
export type TyreGuide = {
  /** Name of the file in content/media, without the extension. */
  readonly file: string
  readonly maker: string
  readonly title: string
  readonly introduction: string
  readonly sections: readonly { readonly heading: string; readonly entries: readonly string[] }[]
}

/** Both makers are invented, and each guide says so. */
const makers = [
  { slug: 'spekboom', name: 'Spekboom Tyres' },
  { slug: 'bergwind', name: 'Bergwind Rubber' },
] as const

type Maker = (typeof makers)[number]['slug']

type TypeOfTyre = {
  readonly slug: string
  readonly title: string
  readonly introduction: string
  /** The patterns of each maker. */
  readonly patterns: Readonly<Record<Maker, readonly string[]>>
  readonly choosing: readonly string[]
}

const types: readonly TypeOfTyre[] = [
  {
    slug: '4x4-and-suv',
    title: 'Tyres for 4X4 and SUV',
    introduction:
      'For bakkies and SUVs that leave the tar, a little or often. Count honestly how many of your kilometres are gravel, and choose for those.',
    patterns: {
      spekboom: [
        'Spekboom Trail, all-terrain: half tar, half gravel. Open shoulders, three-ply sidewalls.',
        'Spekboom Klipspringer, mud-terrain: rocks, clay and sand. Loud on tar, and longer to stop on wet tar.',
        'Spekboom Verge, highway-terrain: tar with the odd farm road.',
      ],
      bergwind: [
        'Bergwind Pass, highway-terrain: quiet on tar, at home on a good gravel road.',
        'Bergwind Saddle, all-terrain: closed blocks in the middle, for less noise at 120 km/h.',
        'Bergwind Kloof, mud-terrain: deep blocks that throw the mud out again.',
      ],
    },
    choosing: [
      'Keep to the size, load index and speed symbol in the owner’s manual. A taller tyre changes the speedometer, the gearing and the load on the suspension.',
      'Fit the same pattern to all four wheels. Four-wheel drive works against tyres of different height.',
      'Letting air out helps on sand. Drive slowly while it is out, and pump the tyres up again before you are back on tar.',
    ],
  },
  {
    slug: 'passenger',
    title: 'Tyres for passenger cars',
    introduction:
      'For hatchbacks, sedans and crossovers on tar. Short stopping distances in the rain count for more than a few thousand kilometres of wear.',
    patterns: {
      spekboom: [
        'Spekboom Stad, touring: for town and commuting, with rubber that wears slowly.',
        'Spekboom Reën, wet weather: wide grooves for coasts with a rainy season.',
        'Spekboom Kilo, low rolling resistance: made to save fuel, on hybrids too.',
      ],
      bergwind: [
        'Bergwind Metro, touring: quiet and comfortable, for town and motorway.',
        'Bergwind Curve, sport: stiffer sidewalls and more grip, at the price of faster wear.',
        'Bergwind Glide, low rolling resistance: light, for small cars and hybrids.',
      ],
    },
    choosing: [
      'Choose by wet grip first, then by noise, then by wear.',
      'Replace tyres in pairs on one axle, and fit the newer pair at the rear: the car stays easier to control in the rain.',
      'A higher speed symbol than the manual asks for is allowed. A lower one is not.',
    ],
  },
  {
    slug: 'commercial',
    title: 'Tyres for commercial vehicles',
    introduction:
      'For vans, minibuses and bakkies that work every day. The load decides: look at the load index before the price.',
    patterns: {
      spekboom: [
        'Spekboom Vrag, delivery: sidewalls with an extra rib against kerbs.',
        'Spekboom Langpad, long distance: a closed shoulder that wears evenly at a constant speed.',
        'Spekboom Werf, site: deep tread for gravel yards and building sites.',
      ],
      bergwind: [
        'Bergwind Route, delivery: for stop and start in town, all day.',
        'Bergwind Shuttle, passengers: quieter, for minibuses on long roads.',
        'Bergwind Yard, site: cut-resistant rubber for stone and steel.',
      ],
    },
    choosing: [
      'Look for the letter C behind the size, as in 195 R15C. Such a tyre has a stronger carcass for a load that rides along all day.',
      'Set the pressure for the load you carry, as the sticker in the door frame lists it, and check it every week.',
      'Two load indexes, as in 106/104, are for single and for twin wheels.',
    ],
  },
]

const care = [
  'Check the pressure once a month and before a long journey, when the tyres are cold.',
  'The legal minimum tread is 1 mm. Replace tyres at 2 to 3 mm, because water needs the grooves.',
  'Have the wheels balanced and aligned when new tyres are fitted.',
  'Read the date on the sidewall: 3525 means week 35 of 2025. Have tyres older than six years inspected every year.',
]

/** The guides in the order of the makers within each type. Source: requirement C-168. */
export const tyreGuides: readonly TyreGuide[] = types.flatMap(
  ({ slug, title, introduction, patterns, choosing }) =>
    makers.map((maker) => ({
      file: `${maker.slug}-${slug}-tyres`,
      maker: maker.name,
      title,
      introduction,
      sections: [
        { heading: 'Our patterns', entries: patterns[maker.slug] },
        { heading: 'How to choose', entries: choosing },
        { heading: 'How to look after them', entries: care },
      ],
    })),
)
