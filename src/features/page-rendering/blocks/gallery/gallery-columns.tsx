import { Caption } from '../single-image/single-image.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { HotspotList, MarkedPicture } from './marked-picture.tsx'

export type ColumnLayout = 'fiftyFifty' | 'sixtyForty'

const columns: Readonly<Record<ColumnLayout, string>> = {
  fiftyFifty: 'tablet:grid-cols-2',
  sixtyForty: 'tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
}

type FigureProps = { item: GalleryPicture; first: boolean; sizes: string }

/** A picture of a gallery with its caption. */
export function GalleryFigure({ item, first, sizes }: FigureProps) {
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
export function GalleryColumns({ pictures, layout, isFirst }: Props) {
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
