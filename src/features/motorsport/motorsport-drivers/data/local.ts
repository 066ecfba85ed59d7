import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Driver } from '../driver.ts'
import { driverOf } from './driver-of-document.ts'
import type { DriverSource } from './port.ts'

/** More than a maker has under contract. */
const maxDocuments = 500

/** Reads the drivers that visitors see. Errors of the database are thrown. */
export async function readDrivers(payload: Payload): Promise<readonly Driver[]> {
  const { docs } = await payload.find({
    ...{ collection: 'drivers', sort: 'surname', depth: 1, draft: false, overrideAccess: false },
    ...{ pagination: false, limit: maxDocuments },
  })
  return usableViews(payload, 'drivers', docs, driverOf)
}

/** The drivers of our own database. Errors of the database are thrown. */
export function localDrivers(cms: () => Promise<Payload>): DriverSource {
  return {
    async drivers() {
      return { found: true, value: await readDrivers(await cms()), fresh: true }
    },
  }
}
