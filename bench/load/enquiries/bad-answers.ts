import type { Arrival, Conduct } from './receivers/conduct.ts'

/** Shares of the bad answers, which are a third of all. Hanging costs a sender up to twenty seconds each. */
const shares: readonly (readonly [Conduct, number])[] = [
  ['unavailable', 0.4],
  ['reset', 0.25],
  ['garbage', 0.25],
  ['lost', 0.09],
  ['hang', 0.01],
]
const badShare = 1 / 3
/** For one delivery: its pauses double each time, and a measure has an end. */
const mostForOne = 4

/** Numbers from 0 to 1, the same in every run. Source: mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Receivers of which a third of the answers is bad, of every kind. */
export function badAnswers(seed = 14) {
  const next = random(seed)
  const bad = new Map<string, number>()
  let all = 0
  let badOnes = 0
  return {
    conductFor({ channel, key }: Arrival): Conduct {
      all++
      const before = bad.get(`${channel} ${key}`) ?? 0
      if (before >= mostForOne || next() >= badShare) return 'accept'
      bad.set(`${channel} ${key}`, before + 1)
      badOnes++
      let drawn = next()
      for (const [conduct, share] of shares) {
        if (drawn < share) return conduct
        drawn -= share
      }
      return 'unavailable'
    },
    counts: () => ({ all, bad: badOnes }),
  }
}
