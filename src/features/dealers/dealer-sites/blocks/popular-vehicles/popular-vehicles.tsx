import { type BlockOf, innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import type { DisplayedRange } from '#features/vehicles/line-up/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'
import { VehicleSlide } from '../../ui/vehicle-slide.tsx'

/** Source: requirements D-054 and D-416. */
const maxVehicles = 8

const perView = { phone: 1.25, medium: 2, large: 3, desktop: 4 } as const

/**
 * The vehicles an editor chose, in that order; the first of the line-up when none is chosen. The next of the line-up take
 * the place of those that are no longer on sale, so that a text which counts them stays true.
 */
function chosenVehicles(
  ranges: BlockOf<'popularVehicles'>['ranges'],
  all: readonly DisplayedRange[],
): readonly DisplayedRange[] {
  const chosen = (ranges ?? []).flatMap((range) => {
    const card = typeof range === 'object' ? all.find(({ slug }) => slug === range.slug) : undefined
    return card ?? []
  })
  const count = chosen.length > 0 ? (ranges ?? []).length : maxVehicles
  const others = all.filter((card) => !chosen.includes(card))
  return [...chosen, ...others].slice(0, Math.min(count, maxVehicles))
}

/** A slider of at most eight vehicles. Source: requirements D-053 to D-055 and D-017. */
export const PopularVehicles: LiveBlockView<'popularVehicles', readonly DisplayedRange[]> = ({
  block,
  context,
  live,
}) => {
  const { dealerSite } = dealerSiteTexts(context.language)
  const title = block.title || dealerSite.popular
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live}>
      {(ranges) => (
        <LazyCarousel
          label={carouselName(title, context.language)}
          perView={perView}
          slides={chosenVehicles(block.ranges, ranges).map(({ slug, name, href, price, picture }) => ({
            id: slug,
            label: name,
            content: (
              <VehicleSlide
                name={name}
                href={href}
                picture={picture}
                headingLevel={innerHeadingLevel(title, context)}
                line={price === null ? null : fill(dealerSite.from, { price: formatPrice(price) })}
              />
            ),
          }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </DealerSection>
  )
}
