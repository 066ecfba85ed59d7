import type { Payload } from 'payload'
import { dealerContentSeeding } from '#features/dealers/dealer-content/seed.ts'
import {
  dealerSeeding,
  generatedDealerSeeding,
  publicHolidaySeeding,
} from '#features/dealers/dealers/seed.ts'
import { specialSeeding } from '#features/dealers/specials/seed.ts'
import { articleFeedSeeding } from '#features/editorial/article-feeds/seed.ts'
import { articleSeeding } from '#features/editorial/articles/seed.ts'
import { newsSeeding } from '#features/editorial/news/seed.ts'
import { prepareFiguresSeeding } from '#features/finance/finance/seed.ts'
import { merchandiseSeeding } from '#features/motorsport/merchandise/seed.ts'
import { driverSeeding } from '#features/motorsport/motorsport-drivers/seed.ts'
import { eventSeeding } from '#features/motorsport/motorsport-events/seed.ts'
import { pollSeeding } from '#features/motorsport/motorsport-poll/seed.ts'
import { seasonSeeding } from '#features/motorsport/motorsport-results/seed.ts'
import { recallSeeding } from '#features/owners/recalls/seed.ts'
import { serviceScheduleSeeding } from '#features/owners/service-schedule/seed.ts'
import { consentSeeding } from '#features/people/consent/seed.ts'
import { mediaSeeding } from '#features/pictures/pictures/seed.ts'
import { navigationSeeding } from '#features/site/navigation/seed.ts'
import { pageSeeding } from '#features/site/pages/seed.ts'
import { settingsSeeding } from '#features/site/site-settings/seed.ts'
import { stockSeeding } from '#features/stock/stock/seed.ts'
import { valueAddedOfferSeeding, vehicleSeeding } from '#features/vehicles/vehicles/seed.ts'
import { runSeedings, type SeedProgress } from '#platform/seeding/seeding.ts'

/** The seed content of every feature. A feature follows those to which its content refers. */
const seedings = [
  vehicleSeeding,
  valueAddedOfferSeeding,
  prepareFiguresSeeding,
  serviceScheduleSeeding,
  recallSeeding,
  dealerSeeding,
  dealerContentSeeding,
  specialSeeding,
  publicHolidaySeeding,
  stockSeeding,
  settingsSeeding,
  consentSeeding,
  mediaSeeding,
  articleSeeding,
  articleFeedSeeding,
  newsSeeding,
  eventSeeding,
  driverSeeding,
  merchandiseSeeding,
  seasonSeeding,
  pollSeeding,
  pageSeeding,
  navigationSeeding,
]

/** Seeds the minimal content for submitting forms, for the dumps of the upgrade tests. */
export async function seedForForms(payload: Payload): Promise<void> {
  const seedings = [vehicleSeeding, dealerSeeding, settingsSeeding, consentSeeding]
  await runSeedings(payload, await Promise.all(seedings.map((seeding) => seeding())))
}

/**
 * Seeds the product's content. A second run adds new documents and does not change existing ones.
 *
 * @returns the number of documents created
 */
export async function seedContent(
  payload: Payload,
  { onProgress }: { onProgress?: SeedProgress } = {},
): Promise<number> {
  const loaded = await Promise.all(seedings.map((seeding) => seeding()))
  return runSeedings(payload, loaded, onProgress)
}

/**
 * Adds invented dealers until there are `count`, at most {@link maxGeneratedDealers}.
 *
 * @returns the number of documents created
 */
export async function seedGeneratedDealers(
  payload: Payload,
  count: number,
  { onProgress }: { onProgress?: SeedProgress } = {},
): Promise<number> {
  return runSeedings(payload, [await generatedDealerSeeding(count)], onProgress)
}

export { maxGeneratedDealers, readGeneratedDealers } from '#features/dealers/dealers/seed.ts'
export { generateStock, maxInventedVehicles } from '#features/stock/stock/seed.ts'
