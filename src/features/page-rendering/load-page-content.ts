import type { Live } from '#features/blocks/index.ts'
import type { DealerContext } from '#features/dealers/index.ts'
import { linkedPaths } from '#features/links/index.ts'
import type { PageView } from '#features/pages/index.ts'
import { loadSiteMap, onPagesOf } from '#features/site-map/server.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { siteClock } from '#platform/site-clock.ts'
import { themeOf } from '#platform/theme.ts'
import { definitionOf } from './block-registry.ts'
import { currentDaylight } from './current-daylight.ts'
import { loadSections } from './live-sections.ts'
import type { SharedContext } from './ui/block-frame.tsx'

/** A page, and for whom and when it is rendered. */
export type PageRequest = {
  page: PageView
  language: Language
  /** The day for which live data is loaded; today by default. */
  day?: CalendarDay | undefined
  /** The dealer in whose name the page is rendered; its links to vehicles then lead to the dealer's pages. */
  dealer?: DealerContext | undefined
  /** The known parameters of its address. */
  query?: Readonly<Partial<Record<string, string>>> | undefined
}

/** What the blocks of a page are rendered with. */
type PageContent = {
  readonly pageContext: SharedContext
  /** Data of the live sections, by the kind of block. */
  readonly sections: ReadonlyMap<string, Live<unknown>>
}

/** Only pages with such a block read the part of the day, because they are rendered again when it changes. */
const followsDaylight = ({ block }: PageView['blocks'][number]) =>
  definitionOf(block.blockType)?.followsDaylight?.(block) ?? false

/** Resolves the links of a page and loads its live sections. */
export async function loadPageContent(request: PageRequest): Promise<PageContent> {
  const { page, language, day = siteClock().today(), dealer = null, query } = request
  const { path, blocks } = page
  const [site, daylight, sections] = await Promise.all([
    loadSiteMap(linkedPaths(blocks)),
    blocks.some(followsDaylight) ? currentDaylight() : undefined,
    loadSections(
      blocks.map(({ block }) => block),
      { path, language, today: day, query },
    ),
  ])
  return {
    pageContext: { path, language, theme: themeOf(path), site: onPagesOf(dealer, site), daylight },
    sections,
  }
}
