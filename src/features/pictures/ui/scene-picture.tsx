import { drawingFor } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/svg.ts'
import type { Artwork, Illustration } from '../index.ts'
import { drawingAddress } from '../server.ts'

/** Viewports whose box is about square, where the wide format would crop the vehicle. */
const narrow = '(max-width: 47.99rem), (max-width: 55.99rem) and (orientation: portrait)'

type Source = { readonly src: string; readonly width: number; readonly height: number }

type Props = {
  /** In a scene, or a place. */
  picture: Illustration | Artwork
  alt?: string
  /** Language of the alt text when it differs from the page's. */
  lang?: string | undefined
  first?: boolean
  /** By default it fills the positioned ancestor. */
  className?: string
}

/**
 * A scene, with a vehicle or without: the wide format, or portrait on phones and upright tablets. Decorative unless `alt` is set. A
 * first picture has no preload, which would also be part of the page's RSC data and run on every page that links to it.
 */
export function ScenePicture({
  picture,
  alt = '',
  lang,
  first = false,
  className = 'absolute inset-0 size-full object-cover object-right-bottom tablet:max-laptop:object-[91%_100%]',
}: Props) {
  const [wide, portrait] = (['wide', 'portrait'] as const).map((format) => {
    const drawing = drawingFor(picture, format)
    return { src: drawingAddress(drawing), ...drawingSize(drawing) }
  }) as [Source, Source]
  return (
    <picture>
      <source media={narrow} srcSet={portrait.src} width={portrait.width} height={portrait.height} />
      <img
        src={wide.src}
        alt={alt}
        lang={lang}
        width={wide.width}
        height={wide.height}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}
