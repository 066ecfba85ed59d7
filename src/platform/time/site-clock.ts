import { config } from '../process/config.ts'
import { type Clock, createClock } from './clock.ts'

/** Returns the clock of this site, which the operator can set with `CLOCK`. Source: decision G-2. */
export function siteClock(): Clock {
  return createClock({ startAt: config().clock })
}
