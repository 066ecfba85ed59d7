import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { Live } from '#features/site/blocks/index.ts'
import { linkedPaths } from '#features/site/links/index.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { loadSiteMap, onPagesOf } from '#features/site/site-map/server.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { themeOf } from '#platform/site/theme.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { type Daylight, daylightAt } from '#platform/time/daylight.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { definitionOf } from './block-registry.ts'
import { loadSections } from './live-sections.ts'
import type { SharedContext } from './ui/block-frame.tsx'

/** Returns the part of the day. A page that reads it is rendered again at the next one. */
function currentDaylight(): Promise<Daylight> {
  return cached(caches.daylight, ['daylight'], async () => daylightAt(siteClock().now()))
}

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
