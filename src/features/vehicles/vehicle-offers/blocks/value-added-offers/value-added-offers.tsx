import { dealerSegment } from '#features/dealers/dealers/index.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import type { ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { OfferPanel } from '../../ui/offer-panel.tsx'

/** The value-added offers valid today, each with a link to its vehicle. Source: requirement C-177. */
export const ValueAddedOffers: LiveBlockView<'valueAddedOffers', readonly ValueAddedOffer[]> = ({
  block: { heading, lead },
  context: { language, path },
  live,
}) => {
  if (live.state === 'empty') return null
  return (
    <Section heading={heading} lead={lead}>
      {live.state === 'failed' ? (
        <p className="text-ink-2">{blockTexts(language).sections.failed}</p>
      ) : (
        <div className="grid gap-6">
          {live.data.map((offer) => (
            <OfferPanel
              key={`${offer.title} ${offer.start}`}
              offer={offer}
              language={language}
              dealersHref={null}
              withVehicle
              dealerSlug={dealerSegment(path)}
            />
          ))}
        </div>
      )}
    </Section>
  )
}
