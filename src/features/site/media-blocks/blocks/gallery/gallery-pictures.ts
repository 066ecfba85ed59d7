import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import type { BlockOf, PageContext } from '#features/site/blocks/index.ts'

type Row = NonNullable<BlockOf<'gallery'>['pictures']>[number]

/** A hotspot on a picture. Its position is in percent of the picture, 0 to 100. */
export type Hotspot = {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly heading: string
  readonly content: string
}

export type GalleryPicture = {
  readonly id: string
  readonly picture: Picture
  readonly caption: string | null
  readonly credit: string | null
  readonly hotspots: readonly Hotspot[]
}

function hotspotsOf({ hotspots }: Row): Hotspot[] {
  return (hotspots ?? []).flatMap(({ id, left, top, heading, content }, index) =>
    heading ? [{ id: id ?? String(index), left, top, heading, content: content ?? '' }] : [],
  )
}

/** Returns the pictures of a gallery, without those whose drawing or file is missing. */
export function galleryPictures(
  rows: readonly Row[] | null | undefined,
  { language }: Pick<PageContext, 'language'>,
): readonly GalleryPicture[] {
  return (rows ?? []).flatMap((row, index) => {
    const picture = pictureOf(row.picture, { language })
    if (!picture) return []
    const upload = picture.kind === 'upload' ? picture : null
    return [
      {
        id: row.id ?? String(index),
        picture,
        caption: row.caption || upload?.caption || null,
        credit: upload?.credit ?? null,
        hotspots: hotspotsOf(row),
      },
    ]
  })
}
