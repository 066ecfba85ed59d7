import type { Payload } from 'payload'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { createDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { findReferences } from './references.ts'
import { specialsFile } from './schema.ts'
import { audienceOf, ownersOf, specialData } from './special-data.ts'

type Identity = { title: string; dealer?: unknown; group?: unknown }

const identityOf = ({ title, dealer, group }: Identity) => [title, dealer ?? '', group ?? ''].join('/')

/** Identities of all specials, drafts and the trash included, in one query. */
async function existingIdentities(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'specials',
    ...{ draft: true, trash: true, pagination: false, depth: 0, overrideAccess: true },
    select: { title: true, dealer: true, group: true },
  })
  return new Set(docs.map(identityOf))
}

/** Seeds the specials of dealers and groups. Requires the seeded dealers and colours. */
export async function specialSeeding(): Promise<Seeding> {
  const { specials } = await readContentFile('specials/specials.json', specialsFile)
  const today = siteClock().today()
  const all = specials.flatMap((special, index) =>
    ownersOf(special).map((owner) => ({ special, owner, order: (index + 1) * 10 })),
  )
  return {
    total: all.length,
    async run(payload, count) {
      const [references, existing] = await Promise.all([findReferences(payload), existingIdentities(payload)])
      for (const { special, owner, order } of all) {
        const document = {
          ...specialData(special, order, references, today),
          ...audienceOf(owner, references),
        }
        const isMissing = !existing.has(identityOf(document))
        if (isMissing) await createDocument(payload, 'specials', document)
        count(isMissing)
      }
    },
  }
}
