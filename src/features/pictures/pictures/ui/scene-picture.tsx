import type { CSSProperties, ReactNode } from 'react'
import { vehicleExtent } from '#art/measures.ts'
import type { SceneFormat } from '#art/names.ts'
import { drawingFor } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/families/index.ts'
import type { Artwork, Drawing, Illustration } from '../index.ts'
import { focusOf } from '../rules/vehicle-focus.ts'
import { drawingAddress } from '../server.ts'

/** Viewports in which a banner is upright and a box takes the whole width: the wide format would crop the place. */
const upright = ['(max-width: 47.99rem)', '(max-width: 55.99rem) and (orientation: portrait)']
export const phone = '(max-width: 39.99rem)'
const moving = '(prefers-reduced-motion: no-preference)'

/** The narrower formats of a picture, each with its viewports. */
const narrowFormats = {
  onText: [
    ['tall', [phone]],
    ['portrait', upright],
  ],
  plain: [['card', upright]],
} as const

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
  /** The sources of another picture for narrow windows, and its custom properties. */
  narrow?: ReactNode
  style?: CSSProperties | undefined
}

type Positions = { readonly [Name in '--wide' | '--wide-foot' | '--upright']?: string }

/** A low banner of a place without wheels shows the light of its sky, not the ground at its foot. */
const lowPlace: Positions = { '--wide-foot': '58%' }

/** Positions of the vehicle in a cropped picture, as custom properties of `object-vehicle`. */
export function positionsOf(
  picture: Illustration | Artwork,
  narrow: SceneFormat,
  besideText: boolean,
): Positions | undefined {
  if (picture.kind !== 'illustration') return lowPlace
  if (!picture.scene) return undefined
  const { scene, vehicle, view } = picture
  const focus = (format: SceneFormat) =>
    `${focusOf(vehicleExtent(scene, format, vehicle, { view, besideText }))}%`
  return { '--wide': focus('wide'), '--upright': focus(narrow) }
}

/**
 * A scene, with a vehicle or without: the wide format; on narrower windows the card format, which shows the landmark of
 * the place, or behind a text portrait on upright tablets and tall on phones. Decorative unless `alt` is set.
 *
 * A first picture has no preload, which would also be part of the page's RSC data and run on every page that links to
 * it. Its wheels roll once, except for visitors who prefer reduced motion.
 */
export function ScenePicture({
  picture,
  alt = '',
  lang,
  first = false,
  behindText,
  className = 'absolute inset-0 size-full object-cover object-vehicle',
  narrow,
  style,
}: Props) {
  const text = behindText === 'light' ? behindText : undefined
  const drawingIn = (format: SceneFormat) => drawingFor(picture, format, text)
  const wide = drawingIn('wide')
  const narrower = narrowFormats[behindText ? 'onText' : 'plain'].map(([format, viewports]) => ({
    drawing: drawingIn(format),
    viewports,
  }))
  const hasWheels = wide.kind === 'scene' && !wide.view
  const arriving = first && behindText && hasWheels ? [...narrower, { drawing: wide, viewports: [] }] : []
  const sources = [
    ...arriving.map(({ drawing, viewports }) => ({
      drawing: { ...drawing, motion: 'arrival' } as Drawing,
      media: viewports.length > 0 ? viewports.map((viewport) => `${viewport} and ${moving}`) : [moving],
    })),
    ...narrower.map(({ drawing, viewports }) => ({ drawing, media: viewports })),
  ]
  return (
    <picture>
      {narrow}
      {sources.map(({ drawing, media }) => (
        <source
          key={media.join()}
          media={media.join(', ')}
          srcSet={drawingAddress(drawing)}
          {...drawingSize(drawing)}
        />
      ))}
      <img
        src={drawingAddress(wide)}
        alt={alt}
        lang={lang}
        {...drawingSize(wide)}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className={className}
        style={
          {
            ...positionsOf(picture, behindText ? 'tall' : 'card', text === 'light'),
            ...style,
          } as CSSProperties
        }
      />
    </picture>
  )
}
