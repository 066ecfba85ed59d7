import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { pageRenderingTexts } from '../../texts.ts'
import { GalleryColumns, GalleryFigure } from './gallery-columns.tsx'
import { galleryPictures } from './gallery-pictures.ts'

/** How long a slide is shown, and how long it takes to move, in milliseconds. Source: requirement V-347. */
const autoplay = 11_000
const duration = 1000

const perView = { phone: 1, large: 2 }

/** Pictures with hotspots in two columns or in a carousel. Source: requirements C-019 to C-022 and C-276. */
export const Gallery: BlockView<'gallery'> = ({ block, context }) => {
  const { title, intro, layout } = block
  const pictures = galleryPictures(block.pictures, context)
  if (pictures.length === 0 && !title) return null
  const name = pageRenderingTexts(context.language).gallery.pictures
  const isCarousel = layout === 'carousel'
  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      lead={intro}
      // The carousel has the name itself: two landmarks have different ones.
      label={isCarousel ? undefined : name}
    >
      {isCarousel ? (
        <LazyCarousel
          label={title ? carouselName(title, context.language) : name}
          slides={pictures.map((item, index) => ({
            id: item.id,
            content: (
              <GalleryFigure
                item={item}
                first={context.isFirst && index === 0}
                sizes="(min-width: 60rem) 46vw, 92vw"
              />
            ),
          }))}
          perView={perView}
          loop
          autoplay={pictures.length > 1 ? autoplay : undefined}
          duration={duration}
          labels={carouselLabels(context.language)}
        />
      ) : (
        <GalleryColumns pictures={pictures} layout={layout ?? 'fiftyFifty'} isFirst={context.isFirst} />
      )}
    </Section>
  )
}
