/** How attempts to sign in delay later ones. Periods are in milliseconds. */
export type DelayPolicy = {
  /** Failed attempts before the first delay. */
  readonly free: number
  readonly maxDelayMs: number
  /** The count restarts after this period without attempts. */
  readonly resetAfterMs: number
}

/** Earlier attempts. Times are milliseconds since the epoch, by the clock of the site. */
export type Attempts = {
  /** Since the last success. An attempt counts when it begins, so that concurrent ones count too. */
  readonly count: number
  /** Time of the last attempt. */
  readonly at: number
  /** Time of the last success. */
  readonly succeededAt?: number
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** One account from one network: 1 s after the fifth attempt, doubled with each, at most five minutes. */
export const perPair: DelayPolicy = { free: 5, maxDelayMs: 5 * minute, resetAfterMs: day }
/** All accounts from one network: one password tried on many accounts. */
export const perNetwork: DelayPolicy = { free: 20, maxDelayMs: minute, resetAfterMs: hour }
/** One account from all networks that are not familiar to it: one account tried from many addresses. */
export const perAccount: DelayPolicy = { free: 50, maxDelayMs: 30 * second, resetAfterMs: day }

/** How long a network stays familiar to an account after a successful sign-in. */
export const familiarMs = 30 * day

/** Attempts older than this affect no policy, except those of familiar networks. */
export const retainedForMs = day

const none: Attempts = { count: 0, at: Number.NEGATIVE_INFINITY }

/** Returns the attempts that still count. Those with a time in the future, written under another `CLOCK`, do not. */
function currentAttempts(attempts: Attempts | undefined, policy: DelayPolicy, now: number): Attempts {
  if (!attempts || attempts.at > now || now - attempts.at >= policy.resetAfterMs) return none
  return attempts
}

/** Returns the milliseconds until the next attempt is allowed; zero when it is allowed now. */
export function delayMs(attempts: Attempts | undefined, policy: DelayPolicy, now: number): number {
  const { count, at } = currentAttempts(attempts, policy, now)
  if (count < policy.free) return 0
  const delay = Math.min(policy.maxDelayMs, second * 2 ** (count - policy.free))
  return Math.max(0, at + delay - now)
}

/** Returns the attempts with one more. */
export function addAttempt(attempts: Attempts | undefined, policy: DelayPolicy, now: number): Attempts {
  const { count } = currentAttempts(attempts, policy, now)
  return { ...attempts, count: count + 1, at: now }
}

/** Returns the attempts of a network or an account without one that was successful. */
export const subtractAttempt = (attempts: Attempts): Attempts => ({
  ...attempts,
  count: Math.max(0, attempts.count - 1),
})

/** Returns whether a network is familiar to an account: the last success is recent. */
export function isFamiliar(attempts: Attempts | undefined, now: number): boolean {
  const { succeededAt = Number.NEGATIVE_INFINITY } = attempts ?? {}
  return succeededAt <= now && now - succeededAt < familiarMs
}
