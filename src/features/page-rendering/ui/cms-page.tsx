import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/index.ts'
import { linkedPaths } from '#features/links/index.ts'
import type { PageView } from '#features/pages/index.ts'
import { loadSiteMap, onPagesOf } from '#features/site-map/server.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { siteClock } from '#platform/site-clock.ts'
import { themeOf } from '#platform/theme.ts'
import { currentDaylight } from '../current-daylight.ts'
import { loadSections } from '../live-sections.ts'
import { PageBlocks } from './page-blocks.tsx'

type Props = {
  page: PageView
  language: Language
  /** The day for which live data is loaded; today by default. */
  day?: CalendarDay
  /** The dealer in whose name the page is rendered; its links to vehicles then lead to the dealer's pages. */
  dealer?: DealerContext
  /** The known parameters of its address. */
  query?: Readonly<Partial<Record<string, string>>> | undefined
  /** The breadcrumbs of the page. */
  breadcrumbs?: ReactNode
  /** A bar over the whole width, in place of the breadcrumbs. */
  bar?: ReactNode
}

/** Only pages with such a block read the part of the day, because they are rendered again when it changes. */
const followsDaylight = ({ block }: PageView['blocks'][number]) =>
  block.blockType === 'heroBanner' && block.followsDaylight === true

/** Renders a page from the CMS: resolves its links and loads its live sections. */
export async function CmsPage(props: Props) {
  const { page, language, day = siteClock().today(), dealer = null, query, breadcrumbs, bar } = props
  const { path, blocks } = page
  const [site, daylight, sections] = await Promise.all([
    loadSiteMap(linkedPaths(blocks)),
    blocks.some(followsDaylight) ? currentDaylight() : undefined,
    loadSections(
      blocks.map(({ block }) => block),
      { path, language, today: day, query },
    ),
  ])
  return (
    <PageBlocks
      page={page}
      pageContext={{ path, language, theme: themeOf(path), site: onPagesOf(dealer, site), daylight }}
      sections={sections}
      breadcrumbs={breadcrumbs}
      bar={bar}
    />
  )
}
