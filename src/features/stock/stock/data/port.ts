import type { Lookup } from '#platform/service/lookup.ts'
import type { StockRecord } from '../used-vehicle.ts'

/**
 * The used vehicles of the network that may be shown on the internet.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type StockSource = {
  /** The vehicles for sale of the dealer with this supplier code, in the order of its feed. Source: requirement D-371. */
  vehiclesOf(dealerCode: string): Promise<Lookup<readonly StockRecord[]>>
  /** A vehicle for sale, or sold within the last 30 days. */
  vehicle(id: string): Promise<Lookup<StockRecord>>
}
