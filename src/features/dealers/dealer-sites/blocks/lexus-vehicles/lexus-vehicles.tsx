import { pictureOf } from '#features/pictures/pictures/index.ts'
import {
  type BlockOf,
  innerHeadingLevel,
  type LiveBlockView,
  type PageContext,
} from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

const perView = { phone: 1.25, medium: 2, large: 3 } as const

/** Returns the address of a vehicle on the site of its brand. */
function addressOf(site: string, path: string | null | undefined): string {
  return path ? `${site.replace(/\/$/, '')}/${path.replace(/^\//, '')}` : site
}

type Vehicle = NonNullable<BlockOf<'lexusVehicles'>['vehicles']>[number]

type CardProps = { vehicle: Vehicle; site: string; headingLevel: 2 | 3; context: PageContext }

function VehicleCard({ vehicle, site, headingLevel, context: { language } }: CardProps) {
  const { name, path, text } = vehicle
  const picture = pictureOf(vehicle.picture, { language })
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`group relative ${picture ? '' : 'border-line border-t pt-5 pb-2'}`}>
      {picture ? <PictureBox picture={picture} alt="" ratio="aspect-[4/3]" /> : null}
      <Heading className={`flex items-baseline justify-between gap-4 text-h3 ${picture ? 'mt-4' : ''}`}>
        <Anchor
          href={addressOf(site, path)}
          newTab
          newTabNote={textsIn(language).layout.newTab}
          className="after:absolute after:inset-0 group-hover:text-accent-text"
        >
          {name}
        </Anchor>
        <Icon name="arrow-up-right" size={20} className="flex-none text-ink-2" />
      </Heading>
      {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
    </article>
  )
}

/**
 * Lexus vehicles on the pages of a group; each leads to the site of the brand. They are slides when they have pictures, and
 * lines otherwise.
 *
 * Source: requirements D-056, D-057.
 */
export const LexusVehicles: LiveBlockView<'lexusVehicles', { readonly address: string }> = ({
  block,
  context,
  live,
}) => {
  const { language } = context
  const title = block.title || dealerSiteTexts(language).dealerSite.lexus
  const headingLevel = innerHeadingLevel(title, context)
  const vehicles = (block.vehicles ?? []).map((vehicle, index) => ({
    vehicle,
    id: vehicle.id ?? String(index),
  }))
  if (vehicles.length === 0) return null
  const hasPictures = vehicles.some(({ vehicle }) => pictureOf(vehicle.picture, { language }))
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live}>
      {({ address }) => {
        const cardOf = (vehicle: Vehicle) => (
          <VehicleCard {...{ vehicle, headingLevel, context }} site={address} />
        )
        if (!hasPictures)
          return (
            <ul className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-3">
              {vehicles.map(({ id, vehicle }) => (
                <li key={id}>{cardOf(vehicle)}</li>
              ))}
            </ul>
          )
        return (
          <LazyCarousel
            label={carouselName(title, language)}
            perView={perView}
            slides={vehicles.map(({ id, vehicle }) => ({
              id,
              label: vehicle.name,
              content: cardOf(vehicle),
            }))}
            labels={carouselLabels(language)}
          />
        )
      }}
    </DealerSection>
  )
}
