import type { Behaviour, ReceivedMessage } from './integrations/behaviour.ts'

/** Shares of each kind of faulty response. Hanging is rare, because it blocks a sender for up to twenty seconds. */
const shares: readonly (readonly [Behaviour, number])[] = [
  ['unavailable', 0.4],
  ['reset', 0.25],
  ['garbage', 0.25],
  ['lost', 0.09],
  ['hang', 0.01],
]
const faultyShare = 1 / 3
/** Per delivery: the delay between attempts doubles each time, and the run must end. */
const maxFaultsPerDelivery = 4

/** Deterministic pseudo-random numbers from 0 to 1. Source: mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chooses the behaviour of an integration so that a third of the responses is faulty, of every kind. */
export function createFaultyResponses(seed = 14) {
  const next = random(seed)
  const bad = new Map<string, number>()
  let all = 0
  let faulty = 0
  return {
    behaviourFor({ channel, key }: ReceivedMessage): Behaviour {
      all++
      const before = bad.get(`${channel} ${key}`) ?? 0
      if (before >= maxFaultsPerDelivery || next() >= faultyShare) return 'accept'
      bad.set(`${channel} ${key}`, before + 1)
      faulty++
      let remainder = next()
      for (const [behaviour, share] of shares) {
        if (remainder < share) return behaviour
        remainder -= share
      }
      return 'unavailable'
    },
    counts: () => ({ all, bad: faulty }),
  }
}
