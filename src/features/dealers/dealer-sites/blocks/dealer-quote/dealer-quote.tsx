import type { DealerQuote as Quote } from '#features/dealers/dealer-content/index.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { UnavailableSection } from '../../ui/unavailable-section.tsx'

/** Quotes that stand side by side; more of them are slides. */
const maxColumns = 3

const perView = { phone: 1, medium: 2, large: maxColumns } as const

const columns = ['', 'tablet:grid-cols-2', 'tablet:grid-cols-2 laptop:grid-cols-3'] as const

function QuoteFigure({ quote, isOnly = false }: { quote: Quote; isOnly?: boolean }) {
  return (
    <figure className="flex h-full flex-col gap-4 border-accent border-l-2 pl-5 tablet:pl-6">
      <blockquote className={`text-pretty ${isOnly ? 'max-w-[44ch] text-h3' : 'max-w-[38ch] text-lead'}`}>
        {quote.quote}
      </blockquote>
      <figcaption className="mt-auto text-ink-2 text-small">{quote.fullName}</figcaption>
    </figure>
  )
}

/** What people of the dealer say, side by side; many of them as slides. Source: requirements D-051 and D-052. */
export const DealerQuote: LiveBlockView<'dealerQuote', readonly Quote[]> = ({ block, context, live }) => {
  if (live.state === 'empty') return null
  const label = block.title || dealerSiteTexts(context.language).dealerSite.quote
  if (live.state === 'failed')
    return (
      <Section label={label} surface="surface">
        <UnavailableSection language={context.language} path={context.path} />
      </Section>
    )
  const quotes = live.data
  return (
    <Section label={label} surface="surface">
      {quotes.length <= maxColumns ? (
        <ul className={`grid grid-cols-1 gap-x-gutter gap-y-10 ${columns[quotes.length - 1] ?? ''}`}>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteFigure quote={quote} isOnly={quotes.length === 1} />
            </li>
          ))}
        </ul>
      ) : (
        <LazyCarousel
          label={carouselName(label, context.language)}
          perView={perView}
          slides={quotes.map((quote) => ({ id: quote.id, content: <QuoteFigure quote={quote} /> }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </Section>
  )
}
