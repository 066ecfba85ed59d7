import type { Payload } from 'payload'
import { consentSeeding } from '#features/consent/seed.ts'
import { dealerSeeding } from '#features/dealers/seed.ts'
import { figuresSeeding } from '#features/finance/seed.ts'
import { navigationSeeding } from '#features/navigation/seed.ts'
import { pageSeeding } from '#features/pages/seed.ts'
import { mediaSeeding } from '#features/pictures/seed.ts'
import { settingsSeeding } from '#features/site-settings/seed.ts'
import { valueAddedOfferSeeding, vehicleSeeding } from '#features/vehicles/seed.ts'
import { runSeedings, type SeedProgress } from '#platform/seeding/seeding.ts'

/** Every feature's first content. What one refers to stands above it. */
const seedings = [
  vehicleSeeding,
  valueAddedOfferSeeding,
  figuresSeeding,
  dealerSeeding,
  settingsSeeding,
  consentSeeding,
  mediaSeeding,
  pageSeeding,
  navigationSeeding,
]

/** The smallest content that forms can be sent about, for the stored data of the upgrade tests. */
export async function seedForForms(payload: Payload): Promise<void> {
  const seedings = [vehicleSeeding, dealerSeeding, settingsSeeding, consentSeeding]
  await runSeedings(payload, await Promise.all(seedings.map((seeding) => seeding())))
}

/**
 * Fills the CMS with the product's content. Run again, it adds what is new and changes nothing that is there.
 *
 * @returns how many documents were made
 */
export async function seedContent(
  payload: Payload,
  { onProgress }: { onProgress?: SeedProgress } = {},
): Promise<number> {
  const read = await Promise.all(seedings.map((seeding) => seeding()))
  return runSeedings(payload, read, onProgress)
}
