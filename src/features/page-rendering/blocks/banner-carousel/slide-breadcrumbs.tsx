import type { PageContext } from '#features/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Breadcrumbs } from '#ui/wayfinding/breadcrumbs.tsx'
import { motorsportPath, seriesPath } from '../../rules/series-path.ts'
import type { BannerData } from './banner-data.ts'

type Props = { subtitle: string; titles: BannerData['titles']; context: PageContext }

/** The breadcrumbs of one slide, to the page that its subtitle names. Source: requirement C-051. */
export function SlideBreadcrumbs({ subtitle, titles, context }: Props) {
  const motorsport = titles[motorsportPath]
  if (motorsport === undefined) return null
  const path = seriesPath(subtitle)
  return (
    // On a picture, grey links have too little contrast.
    <div className="mb-6 [--color-ink-2:var(--color-ink)]">
      <Breadcrumbs
        label={`${textsIn(context.language).layout.breadcrumbs}: ${subtitle}`}
        items={[
          { label: motorsport, href: motorsportPath },
          { label: subtitle, href: path in titles ? path : null },
        ]}
        endsHere={path === context.path}
      />
    </div>
  )
}
