import { siteMap } from '#features/site-map/cms.ts'
import type { Asker } from './asker.ts'
import { brokenLinks } from './broken-links.ts'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

const title = 'Broken links'

const without = (words: string) => (
  <Section title={title} total={0} empty={words}>
    {[]}
  </Section>
)

/** Stands there until all pages are looked through. */
export function LinksAwaited() {
  return without('Looking through the pages …')
}

/** Links visitors are not shown, because they lead nowhere. */
export async function LinksSection(asker: Asker) {
  const broken = await brokenLinks(asker, siteMap)
  if (!broken) {
    return without('There is so much content that looking through its links took too long this time.')
  }
  return (
    <Section title={title} total={broken.total} empty="Every link on every published page leads somewhere.">
      {broken.items.map(({ page, fault }) => (
        <Line key={`${page.href} ${fault}`} {...page}>
          A link {fault}
        </Line>
      ))}
    </Section>
  )
}
