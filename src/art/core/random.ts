/** A deterministic random number generator: the same seed gives the same sequence. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number
  /** from ≤ value < to. */
  between(from: number, to: number): number
  /** One of the items. @throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item
}

/** Seeded by a number or a text (mulberry32). */
export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed | 0 : hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
  }
}

/** Returns a stable 32-bit hash of a text (FNV-1a), for seeds from names. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}
