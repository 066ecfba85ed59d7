import type { Payload } from 'payload'
import { type SeedProgress, seedVehicles } from '#features/vehicles/seed.ts'

/**
 * Fills the CMS with the product's content. Run again, it adds what is new and changes nothing that is there.
 *
 * @returns how many documents were made
 */
export async function seedContent(
  payload: Payload,
  { onProgress }: { onProgress?: SeedProgress } = {},
): Promise<number> {
  return seedVehicles(payload, onProgress)
}
