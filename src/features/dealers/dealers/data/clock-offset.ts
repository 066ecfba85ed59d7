import { siteClock } from '#platform/time/site-clock.ts'

/** Returns the milliseconds by which the site clock is ahead of the system clock, when it is set. Source: decision G-2. */
export function clockOffset(): number {
  const seconds = (siteClock().now().getTime() - Date.now()) / 1000
  return Math.round(seconds) * 1000
}
