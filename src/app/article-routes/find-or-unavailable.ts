import { ServiceUnavailable } from '#platform/service/source.ts'

/** Finds the subject of a page of the magazine, or tells that the service of articles failed. Other errors are thrown. */
export async function findOrUnavailable<Found>(
  find: () => Promise<Found | null>,
): Promise<Found | 'unavailable' | null> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    return 'unavailable'
  }
}
