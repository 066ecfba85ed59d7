import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { PageContext } from '#features/site/blocks/index.ts'
import { CardGrid } from '#features/site/blocks/parts.page.tsx'
import { fill } from '#platform/i18n/fill.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { mediaTexts } from '../../texts.ts'
import type { GalleryPicture } from '../gallery/gallery-pictures.ts'
import { HotspotList, MarkedPicture } from '../gallery/marked-picture.tsx'
import { Caption } from '../single-image/single-image.tsx'
import { LazyLargeViews } from './lazy-large-views.island.tsx'

/** Width divided by height of a tile. */
const tileRatio = 3 / 2

/** Width in pixels of the file that a tile links to. */
const largeWidth = 1600

/** Name of a picture: its caption, its description or its number. */
const nameOf = ({ caption, picture }: GalleryPicture, position: string) => caption || picture.alt || position

/** A picture in the dialog, whole and no higher than the window. */
function LargePicture({ picture, hotspots, credit }: GalleryPicture) {
  return (
    <figure>
      <MarkedPicture picture={picture} hotspots={hotspots} sizes="(min-width: 72rem) 66rem, 92vw" isLarge />
      <Caption text={null} credit={credit} className="" />
    </figure>
  )
}

type Props = {
  title?: string | null | undefined
  intro?: string | null | undefined
  columns?: number | null | undefined
  pictures: readonly GalleryPicture[]
  context: PageContext
}

/** Tiles with hotspots, each of which opens a large view; nothing without pictures. Source: requirements C-023 and C-277. */
export function GalleryTiles({ pictures, context, ...grid }: Props) {
  const { gallery } = mediaTexts(context.language)
  if (pictures.length === 0) return null
  const positionOf = (index: number) => fill(gallery.picture, { number: index + 1, count: pictures.length })
  return (
    <div data-gallery>
      <CardGrid
        {...grid}
        context={context}
        cards={pictures.map((item, index) => ({
          key: item.id,
          card: (
            <figure>
              <MarkedPicture
                picture={item.picture}
                hotspots={item.hotspots}
                first={context.isFirst && index === 0}
                sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
                boxRatio={tileRatio}
                asLink={{
                  href: pictureAddress(item.picture, largeWidth),
                  label: `${gallery.enlarge}: ${nameOf(item, positionOf(index))}`,
                  index,
                }}
              />
              <HotspotList hotspots={item.hotspots} />
              <Caption text={item.caption} credit={item.credit} className="" />
            </figure>
          ),
        }))}
      />
      <LazyLargeViews
        pictures={pictures.map((item, index) => ({
          title: nameOf(item, positionOf(index)),
          position: positionOf(index),
          content: <LargePicture {...item} />,
        }))}
        labels={{
          close: textsIn(context.language).layout.close,
          previous: gallery.previous,
          next: gallery.next,
        }}
      />
    </div>
  )
}
