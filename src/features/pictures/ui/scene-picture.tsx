import { drawingSize } from '../drawing/svg.ts'
import type { Drawing, Illustration, SceneName } from '../index.ts'
import { drawingAddress } from '../server.ts'

/** Viewports whose box is about square, where the wide format would crop the vehicle. */
const narrow = '(max-width: 47.99rem), (max-width: 55.99rem) and (orientation: portrait)'

type Props = {
  picture: Pick<Illustration, 'vehicle' | 'colour'> & { readonly scene: SceneName }
  alt?: string
  /** Language of the alt text when it differs from the page's. */
  lang?: string | undefined
  first?: boolean
  /** By default it fills the positioned ancestor. */
  className?: string
}

/**
 * A vehicle in a scene: the wide format, or portrait on phones and upright tablets. Decorative unless `alt` is set. A
 * first picture has no preload, which would also be part of the page's RSC data and run on every page that links to it.
 */
export function ScenePicture({
  picture: { vehicle, colour, scene },
  alt = '',
  lang,
  first = false,
  className = 'absolute inset-0 size-full object-cover object-right-bottom tablet:max-laptop:object-[91%_100%]',
}: Props) {
  const drawingIn = (format: 'wide' | 'portrait'): Drawing => ({
    kind: 'scene',
    scene,
    format,
    vehicle,
    colour,
  })
  const wide = { src: drawingAddress(drawingIn('wide')), ...drawingSize(drawingIn('wide')) }
  const portrait = { src: drawingAddress(drawingIn('portrait')), ...drawingSize(drawingIn('portrait')) }
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
