export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * Returns the time left until a moment, in whole seconds; zeros for a moment in the past.
 *
 * Source: requirements C-037 and C-038; decision C-4.
 *
 * @param target milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function timeLeft(target: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(target / 1000) - Math.floor(now / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
