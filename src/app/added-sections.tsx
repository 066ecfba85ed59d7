import type { ReactNode } from 'react'
import { findPage } from '#features/site/pages/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'

type Props = { path: string; language: Language }

/** Imported only for a page with sections, because it would add the islands of all blocks to every built-in page. */
const pageRendering = () => import('#features/site/page-rendering/page.tsx')

/** The page of an editor at the path of a built-in page; null without one, and while it cannot be read. */
async function findAddedPage(path: string, language: Language) {
  try {
    return await findPage(path, language)
  } catch (error) {
    log.error({ path, reason: String(error) }, 'added sections not read')
    await shortenRevalidation()
    return null
  }
}

/** The sections that editors added to a built-in page: those of their page at the same path. */
export async function AddedSections({ path, language }: Props): Promise<ReactNode> {
  const page = await findAddedPage(path, language)
  if (!page) return null
  const { PageSections } = await pageRendering()
  return <PageSections page={page} language={language} />
}
