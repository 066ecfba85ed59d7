/** Numbers of columns of a grid of cards by width of the window, each in the order of preference. */
const preferred = { tablet: [3, 2, 4], desktop: [4, 3, 5] } as const

export type CardColumns = {
  readonly tablet: (typeof preferred.tablet)[number]
  readonly desktop: (typeof preferred.desktop)[number]
}

/** Chooses full rows when possible, and never a last row of a single card unless every number leads to one. */
function choose<Count extends number>(
  cards: number,
  [first, ...others]: readonly [Count, ...Count[]],
): Count {
  const counts = [first, ...others]
  const full = counts.find((count) => cards % count === 0)
  return full ?? counts.find((count) => cards % count > 1) ?? first
}

/** Returns how many columns a grid of cards has on tablets and on desktops; phones always have two. */
export function cardColumns(cards: number): CardColumns {
  return { tablet: choose(cards, preferred.tablet), desktop: choose(cards, preferred.desktop) }
}
