import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { errorFacts } from '#platform/process/error-facts.ts'
import { timeZone } from '#platform/site/market.ts'
import type { Campaign } from '../campaign.ts'
import { possibleRanges } from '../rules/possible-ranges.ts'
import type { Vin } from '../rules/vin.ts'
import type { RecallSource } from './port.ts'

/** Thrown in place of an error of the database, whose message may contain the VIN. */
class CampaignsNotRead extends Error {
  constructor(error: unknown) {
    const { type, code, cause } = errorFacts(error)
    super(`The recall campaigns could not be read (${code ?? cause?.code ?? type}).`)
    this.name = 'CampaignsNotRead'
  }
}

/**
 * Selects the published campaigns that affect a vehicle.
 *
 * A VIN can be read as a prefix and a serial number in at most five ways. No two ranges of a campaign have a vehicle in
 * common, so for each campaign and reading only one range can contain it: that with the lowest last number not below the
 * serial number. It is the first entry of the primary key (campaign, prefix, last number) from there on, so the work is
 * campaigns × readings steps down that index, whatever number of ranges the campaigns have.
 */
async function selectCampaigns(payload: Payload, vin: Vin): Promise<readonly Campaign[]> {
  const readings = JSON.stringify(possibleRanges(vin))
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select r.campaign_id as id, r.description, nullif(r.remedy, '') as remedy,
      to_char(r.since at time zone ${timeZone}, 'YYYY-MM-DD') as since
    from recalls r
    where r._status = 'published' and r.deleted_at is null and exists (
      select from jsonb_to_recordset(${readings}::jsonb) as reading (prefix text, serial int)
      cross join lateral (
        select first_serial from recall_ranges
        where recall_id = r.id and prefix = reading.prefix and last_serial >= reading.serial
        order by last_serial
        limit 1
      ) nearest
      where nearest.first_serial <= reading.serial)
    order by r.since desc, r.campaign_id`)
  return rows as Campaign[]
}

/** Reads the published campaigns that affect a vehicle, the newest first. Errors of the database are thrown, without the VIN. */
export async function readCampaigns(payload: Payload, vin: Vin): Promise<readonly Campaign[]> {
  try {
    return await selectCampaigns(payload, vin)
  } catch (error) {
    throw new CampaignsNotRead(error)
  }
}

/** The campaigns of our own database. Errors of the database are thrown, without the VIN. */
export function localRecalls(cms: () => Promise<Payload>): RecallSource {
  return {
    async campaigns(vin) {
      return { found: true, value: await readCampaigns(await cms(), vin), fresh: true }
    },
  }
}
