import { siteMap } from '#features/site-map/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { themeOf } from '#platform/theme.ts'
import type { PageView } from '../page-view.ts'
import { PageBlocks } from './page-blocks.tsx'

/** A page that editors made, with what its links may lead to. */
export async function CmsPage({ page, language }: { page: PageView; language: Language }) {
  const site = await siteMap()
  return <PageBlocks page={page} around={{ path: page.path, language, theme: themeOf(page.path), site }} />
}
