import type { CSSProperties } from 'react'
import { type SceneFormat, vehicleExtent } from '#art/scene/index.ts'
import { drawingFor } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/svg.ts'
import type { Artwork, Illustration } from '../index.ts'
import { focusOf } from '../rules/vehicle-focus.ts'
import { drawingAddress } from '../server.ts'

/** Viewports whose box is about square, where the wide format would crop the vehicle. */
const upright = '(max-width: 47.99rem), (max-width: 55.99rem) and (orientation: portrait)'
const phone = '(max-width: 39.99rem)'

type Props = {
  /** In a scene, or a place. */
  picture: Illustration | Artwork
  alt?: string
  /** Language of the alt text when it differs from the page's. */
  lang?: string | undefined
  first?: boolean
  /** Colour of a text on the picture: the sky behind light text is dark, and phones get the tall format. */
  behindText?: 'light' | 'dark' | undefined
  /** By default it fills the positioned ancestor. */
  className?: string
}

/** Positions of the vehicle in a cropped picture, as custom properties of `object-vehicle`. */
function positionsOf(picture: Illustration | Artwork, besideText: boolean): CSSProperties | undefined {
  if (picture.kind !== 'illustration' || !picture.scene) return undefined
  const { scene, vehicle, view } = picture
  const focus = (format: SceneFormat) =>
    `${focusOf(vehicleExtent(scene, format, vehicle, { view, besideText }))}%`
  return { '--wide': focus('wide'), '--upright': focus('tall') } as CSSProperties
}

/**
 * A scene, with a vehicle or without: the wide format, portrait on upright tablets, tall on phones. Decorative unless
 * `alt` is set. A first picture has no preload, which would also be part of the page's RSC data and run on every page
 * that links to it.
 */
export function ScenePicture({
  picture,
  alt = '',
  lang,
  first = false,
  behindText,
  className = 'absolute inset-0 size-full object-cover object-vehicle',
}: Props) {
  const text = behindText === 'light' ? behindText : undefined
  const fileOf = (format: 'wide' | 'portrait' | 'tall') => {
    const drawing = drawingFor(picture, format, text)
    return { src: drawingAddress(drawing), ...drawingSize(drawing) }
  }
  const wide = fileOf('wide')
  const narrower = [
    ...(behindText ? [{ media: phone, ...fileOf('tall') }] : []),
    { media: upright, ...fileOf('portrait') },
  ]
  return (
    <picture>
      {narrower.map(({ media, src, width, height }) => (
        <source key={media} media={media} srcSet={src} width={width} height={height} />
      ))}
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
        style={positionsOf(picture, text === 'light')}
      />
    </picture>
  )
}
