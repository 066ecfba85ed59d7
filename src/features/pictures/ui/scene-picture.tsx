import { drawingSize } from '../drawing/svg.ts'
import type { Drawing, Illustration, SceneName } from '../index.ts'
import { drawingAddress } from '../server.ts'

/** Where the box is about as high as it is wide, the wide composition would lose an end of its vehicle. */
const narrow = '(max-width: 47.99rem), (max-width: 55.99rem) and (orientation: portrait)'

type Props = {
  picture: Pick<Illustration, 'vehicle' | 'colour'> & { readonly scene: SceneName }
  alt?: string
  /** Of the description, where it is not the page's. */
  lang?: string | undefined
  first?: boolean
  /** How it stands in the page; without a word it fills the box around it. */
  className?: string
}

/**
 * A vehicle in its place, filling the box it stands in: the wide composition, and the portrait crop on phones and
 * upright tablets. Said to be decoration unless it is described. The picture a page opens with is named in its markup
 * alone: a preload would travel with the page's data too, and be carried out wherever a link to the page is in view.
 */
export function ScenePicture({
  picture: { vehicle, colour, scene },
  alt = '',
  lang,
  first = false,
  className = 'absolute inset-0 size-full object-cover object-right-bottom tablet:max-laptop:object-[91%_100%]',
}: Props) {
  const drawn = (format: 'wide' | 'portrait'): Drawing => ({ kind: 'scene', scene, format, vehicle, colour })
  const wide = { src: drawingAddress(drawn('wide')), ...drawingSize(drawn('wide')) }
  const portrait = { src: drawingAddress(drawn('portrait')), ...drawingSize(drawn('portrait')) }
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
