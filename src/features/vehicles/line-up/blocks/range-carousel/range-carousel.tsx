import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { DisplayedRange } from '../../displayed-range.ts'
import { lineUpTexts } from '../../texts.ts'
import { CardPictureView } from '../../ui/cards/card-picture.tsx'

/** Milliseconds per slide. Source: requirement C-139. */
const interval = 5000

function Slide({
  card: { name, href, price, picture },
  from,
}: {
  card: DisplayedRange
  from: string | null
}) {
  return (
    <article className="group relative">
      <CardPictureView picture={picture} ratio="aspect-[4/3] px-[16%]" />
      <h3 className="mt-4 text-h3">
        <Anchor href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </Anchor>
      </h3>
      {price === null ? null : <p className="figures mt-1 text-ink-2">{from}</p>}
    </article>
  )
}

/**
 * An autoplaying carousel of the first ranges, one to three side by side.
 *
 * Source: requirements C-138, C-139 and C-409 to C-411.
 */
export const RangeCarousel: LiveBlockView<'rangeCarousel', readonly DisplayedRange[]> = ({
  block: { heading, lead, buttons },
  context,
  live,
}) => {
  if (live.state === 'empty') return null
  const { lineUp } = lineUpTexts(context.language)
  const { vehicles } = vehicleTexts(context.language)
  const { sections } = blockTexts(context.language)
  return (
    <Section
      heading={heading}
      lead={lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {live.state === 'failed' ? (
        <p className="text-ink-2">{sections.failedForNow}</p>
      ) : (
        <LazyCarousel
          label={fill(lineUp.vehiclesOf, { title: heading })}
          slides={live.data.map((card) => ({
            id: card.slug,
            label: card.name,
            content: <Slide card={card} from={fill(vehicles.from, { price: formatPrice(card.price) })} />,
          }))}
          loop
          autoplay={interval}
          labels={carouselLabels(context.language)}
        />
      )}
    </Section>
  )
}
