import { pictureOf } from '#features/pictures/pictures/index.ts'
import { innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

const perView = { phone: 1.25, medium: 2, large: 3 } as const

/** Returns the address of a vehicle on the site of its brand. */
function addressOf(site: string, path: string | null | undefined): string {
  return path ? `${site.replace(/\/$/, '')}/${path.replace(/^\//, '')}` : site
}

/** Lexus vehicles on the pages of a group; each leads to the site of the brand. Source: requirements D-056, D-057. */
export const LexusVehicles: LiveBlockView<'lexusVehicles', { readonly address: string }> = ({
  block,
  context,
  live,
}) => {
  const { language } = context
  const title = block.title || dealerSiteTexts(language).dealerSite.lexus
  const Heading = `h${innerHeadingLevel(title, context)}` as const
  const vehicles = block.vehicles ?? []
  if (vehicles.length === 0) return null
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live}>
      {({ address }) => (
        <LazyCarousel
          label={carouselName(title, language)}
          perView={perView}
          slides={vehicles.map(({ id, name, path, text, picture: stored }, index) => {
            const picture = pictureOf(stored, { language })
            return {
              id: id ?? String(index),
              label: name,
              content: (
                <article className="group relative">
                  {picture ? <PictureBox picture={picture} alt="" ratio="aspect-[4/3]" /> : null}
                  <Heading className="mt-4 text-h3">
                    <Anchor
                      href={addressOf(address, path)}
                      newTab
                      newTabNote={textsIn(language).layout.newTab}
                      className="after:absolute after:inset-0 group-hover:text-accent-text"
                    >
                      {name}
                    </Anchor>
                  </Heading>
                  {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
                </article>
              ),
            }
          })}
          labels={carouselLabels(language)}
        />
      )}
    </DealerSection>
  )
}
