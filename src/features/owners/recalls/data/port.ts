import type { Lookup } from '#platform/service/lookup.ts'
import type { Campaign } from '../campaign.ts'
import type { Vin } from '../rules/vin.ts'

/**
 * The recall campaigns. Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 * Neither contains the VIN.
 */
export type RecallSource = {
  /** The campaigns that affect a vehicle, the newest first. Source: requirement V-301. */
  campaigns(vin: Vin): Promise<Lookup<readonly Campaign[]>>
}
