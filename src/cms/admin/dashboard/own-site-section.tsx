import type { DashboardContext } from './dashboard-context.ts'
import { Line } from './line.tsx'
import { readOwnSite } from './own-site.ts'

/** What a dealer looks after, with links. */
export async function OwnSiteSection(context: DashboardContext) {
  const site = await readOwnSite(context)
  if (!site) return null
  return (
    <section className="site-dashboard__section">
      <h2 className="site-dashboard__title">
        <a href={site.address}>{site.name}</a>
      </h2>
      <ul>
        {site.lines.map(({ title, href, note }) => (
          <Line key={href} title={title} href={href} kind="">
            {note}
          </Line>
        ))}
      </ul>
    </section>
  )
}
