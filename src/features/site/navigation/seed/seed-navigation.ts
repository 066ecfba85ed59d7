import type { Payload } from 'payload'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { type ColourIds, coloursOf, footerIn, headerIn } from './documents.ts'
import { footerFile, headerFile } from './schema.ts'

/** Stores a global in every language, unless it exists. Returns whether it was created. */
async function ensureGlobal<Slug extends 'header' | 'footer'>(
  payload: Payload,
  slug: Slug,
  contentIn: (language: Language) => object,
): Promise<boolean> {
  const stored = await payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true })
  if (stored.updatedAt) return false
  for (const locale of languages) {
    const data = { ...contentIn(locale), _status: 'published' as const }
    await payload.updateGlobal({ slug, locale, depth: 0, overrideAccess: true, data: data as never })
  }
  return true
}

async function findColourIds(payload: Payload, codes: readonly string[]): Promise<ColourIds> {
  const { docs } = await payload.find({
    collection: 'colours',
    where: { code: { in: [...codes] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

/** Seeds the header and footer from `content/navigation`. Requires the seeded colours, to which pictures refer. */
export async function navigationSeeding(): Promise<Seeding> {
  const header = await readContentFile('navigation/header.json', headerFile)
  const footer = await readContentFile('navigation/footer.json', footerFile)
  return {
    total: 2,
    async run(payload, count) {
      const colourIds = await findColourIds(payload, coloursOf(header))
      count(await ensureGlobal(payload, 'header', (language) => headerIn(language, header, colourIds)))
      count(await ensureGlobal(payload, 'footer', (language) => footerIn(language, footer)))
    },
  }
}
