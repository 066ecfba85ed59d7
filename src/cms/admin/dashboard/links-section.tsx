import { loadSiteMap } from '#features/site/site-map/cms.ts'
import { brokenLinks } from './broken-links.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

const title = 'Broken links'

const emptySection = (message: string) => (
  <Section title={title} total={0} empty={message}>
    {[]}
  </Section>
)

/** Shown while the pages are being searched. */
export function LinksLoading() {
  return emptySection('Searching the pages …')
}

/** Links that visitors do not see, because their target does not exist. */
export async function LinksSection(context: DashboardContext) {
  const broken = await brokenLinks(context, loadSiteMap)
  if (!broken) {
    return emptySection('The search for broken links took too long. Load the page again to retry.')
  }
  return (
    <Section title={title} total={broken.total} empty="Every link on every published page leads somewhere.">
      {broken.items.map(({ page, problem }) => (
        <Line key={`${page.href} ${problem}`} {...page}>
          A link {problem}
        </Line>
      ))}
    </Section>
  )
}
