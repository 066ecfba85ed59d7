/** A source of numbers that look random and are the same for the same seed. */
export type Random = {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
  /** Whether an event of this probability in thousandths happens. */
  happens(perMille: number): boolean
  /** One of the items. @throws RangeError without items. */
  pick<Item>(items: readonly Item[]): Item
}

/** Returns the numbers of an index: the generator mulberry32. */
export function randomOf(index: number): Random {
  let state = Math.imul(index + 1, 0x9e_37_79_b1)
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (count: number) => Math.floor((next() / 0x1_00_00_00_00) * count)
  return {
    below,
    happens: (perMille) => below(1_000) < perMille,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
  }
}

type Shared = { readonly share: number }

/** Returns a function that picks an item with a probability of its share. @throws RangeError without items. */
export function weightedPick<Item extends Shared>(items: readonly Item[]): (random: Random) => Item {
  let sum = 0
  const ends = items.map(({ share }) => {
    sum += share
    return sum
  })
  const last = items.findLast(({ share }) => share > 0)
  if (!last) throw new RangeError('There is nothing to pick from.')
  return (random) => {
    const point = (random.below(1_000_000) / 1_000_000) * sum
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? sum) <= point) low = middle + 1
      else high = middle
    }
    return items[low] ?? last
  }
}
