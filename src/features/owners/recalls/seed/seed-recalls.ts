import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { recallFile, type SeedRecall } from './schema.ts'

const documentOf = ({ campaign, since, description, remedy, vehicles }: SeedRecall) => ({
  ...{ campaignId: campaign, description, remedy },
  // Midday in South Africa, as the admin stores a day.
  since: `${since}T10:00:00.000Z`,
  vehicles: vehicles.join('\n'),
  _status: 'published' as const,
})

/** Seeds the recall campaigns, which are invented. */
export async function recallSeeding(): Promise<Seeding> {
  const { recalls } = await readContentFile('recalls/recalls.json', recallFile)
  return {
    total: recalls.length,
    async run(payload, count) {
      for (const recall of recalls) {
        const where = { campaignId: { equals: recall.campaign } }
        const { made } = await ensureDocument(payload, 'recalls', where, () => documentOf(recall))
        count(made)
      }
    },
  }
}
