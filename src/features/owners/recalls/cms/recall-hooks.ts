import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { transactionOfHook } from '#platform/database/transaction.ts'
import { readTable, vehicleCount } from '../rules/vehicle-ranges.ts'

/** Problems that a message lists; the others are counted. */
const maxListed = 8

/** Rejects a table with a faulty line, and reports every fault with its line. */
export const validateVehicles: TextareaFieldValidation = (value, context) => {
  const { ranges, problems } = readTable(value ?? '')
  if (problems.length > 0) {
    const more = problems.length - maxListed
    return [...problems.slice(0, maxListed), ...(more > 0 ? [`${more} more.`] : [])].join(' ')
  }
  if (value && ranges.length === 0) return 'The table has no vehicles.'
  return textarea(value, context)
}

/** Counts the vehicles of the table for the list of campaigns; of a faulty one only the readable lines. */
export const countVehicles: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.vehicles === 'string') data.vehicleCount = vehicleCount(readTable(data.vehicles).ranges)
  return data
}

/** Stores the vehicles of a published campaign where the lookup finds them. A draft leaves those of the published one. */
export const storeRanges: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  const { ranges } = readTable(String(doc.vehicles ?? ''))
  const { tx } = await transactionOfHook(req)
  await tx.execute(sql`delete from recall_ranges where recall_id = ${doc.id}`)
  await tx.execute(sql`
    insert into recall_ranges (recall_id, prefix, first_serial, last_serial)
    select ${doc.id}, r.prefix, r.first, r.last
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as r (prefix text, first int, last int)`)
  return doc
}
