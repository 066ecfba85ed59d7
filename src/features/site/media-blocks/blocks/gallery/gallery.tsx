import { type BlockView, titleLevel } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { mediaTexts } from '../../texts.ts'
import { Caption } from '../single-image/single-image.tsx'
import { type GalleryPicture, galleryPictures } from './gallery-pictures.ts'
import { HotspotList, MarkedPicture } from './marked-picture.tsx'

type ColumnLayout = 'fiftyFifty' | 'sixtyForty'

const columns: Readonly<Record<ColumnLayout, string>> = {
  fiftyFifty: 'tablet:grid-cols-2',
  sixtyForty: 'tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
}

type FigureProps = { item: GalleryPicture; first: boolean; sizes: string }

/** A picture of a gallery with its caption. */
function GalleryFigure({ item, first, sizes }: FigureProps) {
  const { picture, hotspots, caption, credit } = item
  return (
    <figure className="min-w-0">
      <MarkedPicture picture={picture} hotspots={hotspots} first={first} sizes={sizes} />
      <HotspotList hotspots={hotspots} />
      <Caption text={caption} credit={credit} className="" />
    </figure>
  )
}

type Props = { pictures: readonly GalleryPicture[]; layout: ColumnLayout; isFirst: boolean }

/** Pictures in two columns, stacked on phones; a single picture takes the whole width. */
function GalleryColumns({ pictures, layout, isFirst }: Props) {
  const isSingle = pictures.length === 1
  return (
    <div
      data-layout={layout}
      className={`grid grid-cols-1 items-start gap-x-gutter gap-y-10 ${isSingle ? '' : columns[layout]}`}
    >
      {pictures.map((item, index) => (
        <GalleryFigure
          key={item.id}
          item={item}
          first={isFirst && index === 0}
          sizes={isSingle ? '92vw' : '(min-width: 48rem) 55vw, 92vw'}
        />
      ))}
    </div>
  )
}

/** How long a slide is shown, and how long it takes to move, in milliseconds. Source: requirement V-347. */
const autoplay = 11_000
const duration = 1000

const perView = { phone: 1, large: 2 }

/** Pictures with hotspots in two columns or in a carousel. Source: requirements C-019 to C-022 and C-276. */
export const Gallery: BlockView<'gallery'> = ({ block, context }) => {
  const { title, intro, layout } = block
  const pictures = galleryPictures(block.pictures, context)
  if (pictures.length === 0 && !title) return null
  const name = mediaTexts(context.language).gallery.pictures
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
