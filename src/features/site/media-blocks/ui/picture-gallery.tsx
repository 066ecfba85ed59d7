import type { Picture } from '#features/pictures/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { themeOf } from '#platform/site/theme.ts'
import { GalleryTiles } from '../blocks/gallery-grid/gallery-tiles.tsx'

type Props = { title: string; pictures: readonly Picture[]; path: string; language: Language }

/** A gallery has no links, so none leads to a page. */
const noLinks = { has: () => false }

/** The gallery of a built-in page, as the block of an editor shows it; nothing without pictures. */
export function PictureGallery({ title, pictures, path, language }: Props) {
  return (
    <GalleryTiles
      title={title}
      context={{ path, language, theme: themeOf(path), site: noLinks, isFirst: false }}
      pictures={pictures.map((picture, index) => ({
        ...{ id: String(index), picture, hotspots: [] },
        caption: picture.kind === 'upload' ? picture.caption : null,
        credit: picture.kind === 'upload' ? picture.credit : null,
      }))}
    />
  )
}
