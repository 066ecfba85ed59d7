import { readdir } from 'node:fs/promises'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { pageFile } from './page-file.ts'
import { ensurePage, publishPage } from './publish-page.ts'

const folder = new URL('../../../../content/pages/', import.meta.url)

/** The pages the product starts with. A page that is there already is its editors'. */
export async function pageSeeding(): Promise<Seeding> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(names.map((name) => readContentFile(`pages/${name}`, pageFile)))
  return {
    total: files.length,
    async run(payload, onDocument) {
      // Pages refer to each other: all of them are there before the first is filled.
      const made = new Set<string>()
      for (const file of files) if ((await ensurePage(payload, file)).made) made.add(file.path)
      for (const file of files) {
        if (made.has(file.path)) await publishPage(payload, file)
        onDocument(made.has(file.path))
      }
    },
  }
}
