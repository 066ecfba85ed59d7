import type { Rating as Stars, Testimonial } from '#features/dealers/dealer-content/index.ts'
import type { BlockOf, Live, LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName, FormattedText } from '#features/site/blocks/parts.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Rating } from '#ui/content/rating.tsx'
import type { RichTextData } from '#ui/content/rich-text.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

const perView = { phone: 1, large: 2 } as const

const clampStars = (rating: number) => Math.min(5, Math.max(1, Math.round(rating))) as Stars

/** The testimonials of the block itself; null when it has none. */
function ownTestimonials({ testimonials, id }: BlockOf<'testimonials'>): readonly Testimonial[] | null {
  if (!testimonials?.length) return null
  return testimonials.map(({ fullName, productName, rating, text, id: row }, index) => ({
    id: row ?? `${id}-${index}`,
    ...{ fullName, productName: productName || null, rating: clampStars(rating) },
    text: text as RichTextData,
  }))
}

function TestimonialCard({ testimonial, context }: { testimonial: Testimonial; context: PageContext }) {
  const { rating, text, fullName, productName } = testimonial
  return (
    <figure className="flex h-full flex-col gap-6 bg-surface p-6 tablet:p-9">
      <Rating value={rating} label={fill(dealerSiteTexts(context.language).dealerSite.stars, { rating })} />
      <blockquote>
        <FormattedText text={text} context={context} topHeading={4} size="lead" />
      </blockquote>
      <figcaption className="mt-auto border-line border-t pt-4">
        <span className="font-semibold">{fullName}</span>
        {productName ? <span className="text-ink-2">, {productName}</span> : null}
      </figcaption>
    </figure>
  )
}

/** A slider of testimonials: those of the block, or those of the dealer. Source: requirements D-026 to D-028. */
export const Testimonials: LiveBlockView<'testimonials', readonly Testimonial[]> = ({
  block,
  context,
  live,
}) => {
  const own = ownTestimonials(block)
  const shown: Live<readonly Testimonial[]> = own ? { state: 'ready', data: own } : live
  const title = block.title || dealerSiteTexts(context.language).dealerSite.testimonials
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={shown}>
      {(testimonials) => (
        <LazyCarousel
          label={carouselName(title, context.language)}
          perView={perView}
          slides={testimonials.map((testimonial) => ({
            id: testimonial.id,
            content: <TestimonialCard testimonial={testimonial} context={context} />,
          }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </DealerSection>
  )
}
