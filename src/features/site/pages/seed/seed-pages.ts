import { readdir } from 'node:fs/promises'
import { readContentFile } from '#platform/seeding/content-file.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { pageFile } from './page-file.ts'
import { ensurePage, publishPage } from './publish-page.ts'

const folder = new URL('../../../../../content/pages/', import.meta.url)

/** Seeds the initial pages. Existing pages stay unchanged. */
export async function pageSeeding(): Promise<Seeding> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(names.map((name) => readContentFile(`pages/${name}`, pageFile)))
  return {
    total: files.length,
    async run(payload, onDocument) {
      // Pages refer to each other, so all of them are created before the first is filled.
      const created = new Set<string>()
      for (const file of files) if ((await ensurePage(payload, file)).made) created.add(file.path)
      for (const file of files) {
        if (created.has(file.path)) await publishPage(payload, file)
        onDocument(created.has(file.path))
      }
    },
  }
}
