import { type Clock, createClock } from './clock.ts'
import { config } from './config.ts'

/** The clock of this site, which the operator may have set (`CLOCK`). Source: decision G-2. */
export function siteClock(): Clock {
  return createClock({ startAt: config().clock })
}
