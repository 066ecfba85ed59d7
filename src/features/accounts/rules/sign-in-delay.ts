/** How attempts to sign in slow down those that follow. Periods are milliseconds. */
export type DelayPolicy = {
  /** Attempts without a successful one after which the first delay begins. */
  readonly free: number
  readonly maxDelayMs: number
  /** Without attempts for so long, the count starts again. */
  readonly resetAfterMs: number
}

/** What is known of earlier attempts. Moments are milliseconds of the product's clock. */
export type Attempts = {
  /** Since the last success. An attempt counts from its beginning, so that parallel ones count as well. */
  readonly count: number
  /** Of the last attempt. */
  readonly at: number
  /** Of the last success. */
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
/** One account from all networks from which nobody has signed in to it: one account tried from many addresses. */
export const perAccount: DelayPolicy = { free: 50, maxDelayMs: 30 * second, resetAfterMs: day }

/** How long a network from which somebody has signed in to an account stays familiar to it. */
export const familiarMs = 30 * day

/** Attempts older than this, and not of a familiar network, no longer matter to any policy. */
export const forgottenAfterMs = day

const none: Attempts = { count: 0, at: Number.NEGATIVE_INFINITY }

/** The attempts that still count. A moment in the future was written under another clock (`CLOCK`) and counts no more. */
function currentAttempts(attempts: Attempts | undefined, policy: DelayPolicy, now: number): Attempts {
  if (!attempts || attempts.at > now || now - attempts.at >= policy.resetAfterMs) return none
  return attempts
}

/** Returns the milliseconds until the next attempt is let through; zero when it is now. */
export function delayMs(attempts: Attempts | undefined, policy: DelayPolicy, now: number): number {
  const { count, at } = currentAttempts(attempts, policy, now)
  if (count < policy.free) return 0
  const delay = Math.min(policy.maxDelayMs, second * 2 ** (count - policy.free))
  return Math.max(0, at + delay - now)
}

/** Returns the attempts with one more. */
export function withAttempt(attempts: Attempts | undefined, policy: DelayPolicy, now: number): Attempts {
  const { count } = currentAttempts(attempts, policy, now)
  return { ...attempts, count: count + 1, at: now }
}

/** Returns the attempts of a network or an account without one that turned out to be right. */
export const withoutAttempt = (attempts: Attempts): Attempts => ({
  ...attempts,
  count: Math.max(0, attempts.count - 1),
})

/** Whether somebody has signed in lately. */
export function isFamiliar(attempts: Attempts | undefined, now: number): boolean {
  const { succeededAt = Number.NEGATIVE_INFINITY } = attempts ?? {}
  return succeededAt <= now && now - succeededAt < familiarMs
}
