import type { BlockView } from '#features/site/blocks/index.ts'
import { galleryPictures } from '../gallery/gallery-pictures.ts'
import { GalleryTiles } from './gallery-tiles.tsx'

/** A grid of pictures that open large. Source: requirements C-023 and C-277. */
export const GalleryGrid: BlockView<'galleryGrid'> = ({ block, context }) => {
  const { title, intro, columns } = block
  return (
    <GalleryTiles
      {...{ title, intro, columns, context }}
      pictures={galleryPictures(block.pictures, context)}
    />
  )
}
