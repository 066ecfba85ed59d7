import type { DealerQuote as Quote } from '#features/dealers/dealer-content/index.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { UnavailableSection } from '../../ui/unavailable-section.tsx'

const oneAtATime = { phone: 1 } as const

function QuoteFigure({ quote }: { quote: Quote }) {
  return (
    <figure className="grid gap-8">
      <blockquote className="max-w-[26ch] text-balance text-h2">{quote.quote}</blockquote>
      <figcaption className="text-ink-2">{quote.fullName}</figcaption>
    </figure>
  )
}

/** What people of the dealer say, in large type; several as slides. Source: requirements D-051 and D-052. */
export const DealerQuote: LiveBlockView<'dealerQuote', readonly Quote[]> = ({ block, context, live }) => {
  if (live.state === 'empty') return null
  const label = block.title || dealerSiteTexts(context.language).dealerSite.quote
  if (live.state === 'failed')
    return (
      <Section label={label} surface="surface">
        <UnavailableSection language={context.language} path={context.path} />
      </Section>
    )
  const [first, ...others] = live.data
  return (
    <Section label={label} surface="surface">
      {first && others.length === 0 ? (
        <QuoteFigure quote={first} />
      ) : (
        <LazyCarousel
          label={carouselName(label, context.language)}
          perView={oneAtATime}
          slides={live.data.map((quote) => ({ id: quote.id, content: <QuoteFigure quote={quote} /> }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </Section>
  )
}
