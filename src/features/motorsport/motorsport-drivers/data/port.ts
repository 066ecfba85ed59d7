import type { Lookup } from '#platform/service/lookup.ts'
import type { Driver } from '../driver.ts'

/** The drivers. Failures of an external service are returned as lookups with `failed`; internal errors are thrown. */
export type DriverSource = {
  /** Every driver, in any order. Source: requirement C-357. */
  drivers(): Promise<Lookup<readonly Driver[]>>
}
