import type { CSSProperties } from 'react'
import { vehicleExtent } from '#art/measures.ts'
import type { SceneFormat } from '#art/names.ts'
import { drawingFor } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/families/index.ts'
import type { Picture, Rendition } from '../index.ts'
import { focusOf } from '../rules/vehicle-focus.ts'
import { drawingAddress } from '../server.ts'
import { shapeOf } from './picture-class.ts'

/** Windows narrower than 768 px, the breakpoint `tablet`. */
const narrowWindows = '(max-width: 47.99rem)'

type Source = {
  readonly type?: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
}

const srcSetOf = (files: readonly Rendition[]) => files.map(({ src, width }) => `${src} ${width}w`).join(', ')

/** The files of a picture, best first; the last one is of a type that every browser reads. */
function sourcesOf(picture: Picture, format: SceneFormat): readonly Source[] {
  if (picture.kind !== 'upload') {
    const drawing = drawingFor(picture, format)
    return [{ srcSet: drawingAddress(drawing), ...drawingSize(drawing) }]
  }
  const { width, height } = picture
  return [
    { type: 'image/avif', srcSet: srcSetOf(picture.avif), width, height },
    { type: 'image/webp', srcSet: srcSetOf(picture.webp), width, height },
    { srcSet: picture.src, width, height },
  ].filter(({ srcSet }) => srcSet !== '')
}

/** Returns the point of a picture that stays in view when it is cropped, as `object-position`. */
function positionOf(picture: Picture, format: SceneFormat): string {
  if (picture.kind === 'upload') return `${picture.focus.x}% ${picture.focus.y}%`
  if (picture.kind !== 'illustration' || !picture.scene) return '50% 50%'
  const { scene, vehicle, view } = picture
  return `${focusOf(vehicleExtent(scene, format, vehicle, { view }))}% 100%`
}

/** A photo and a scene fill the box, everything else is whole inside. */
const fitOf = (picture: Picture) => (['photo', 'scene'].includes(shapeOf(picture)) ? 'cover' : 'contain')

type Props = {
  wide: Picture
  /** In windows narrower than 768 px; the same by default. */
  narrow?: Picture | null | undefined
  /** Format of a scene in narrow windows. */
  narrowFormat?: 'card' | 'poster'
  /** Replaces the alt text. */
  alt?: string | undefined
  /** Whether it is the first picture of the page, visible without scrolling: it loads before scripts. */
  first?: boolean
}

/**
 * A picture that is another one in windows narrower than 768 px. It fills its positioned ancestor, whose whole width it
 * has. A browser reads one alt text aloud: that of the wide picture.
 */
export function ArtDirectedPicture({ wide, narrow, narrowFormat = 'card', alt, first = false }: Props) {
  const upright = narrow ?? wide
  const sources = [
    ...sourcesOf(upright, narrowFormat).map((source) => ({ ...source, media: narrowWindows })),
    ...sourcesOf(wide, 'wide').map((source) => ({ ...source, media: undefined })),
  ]
  const fallback = sources.at(-1)
  return (
    <picture>
      {sources.slice(0, -1).map(({ media, type, ...source }) => (
        <source key={`${media} ${type}`} media={media} type={type} sizes="100vw" {...source} />
      ))}
      <img
        src={fallback?.srcSet}
        alt={alt ?? (wide.alt || upright.alt)}
        lang={alt === undefined ? wide.altLanguage : undefined}
        width={fallback?.width}
        height={fallback?.height}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        className="absolute inset-0 size-full [object-fit:var(--narrow-fit)] [object-position:var(--narrow-position)] tablet:[object-fit:var(--wide-fit)] tablet:[object-position:var(--wide-position)]"
        style={
          {
            '--wide-fit': fitOf(wide),
            '--wide-position': positionOf(wide, 'wide'),
            '--narrow-fit': fitOf(upright),
            '--narrow-position': positionOf(upright, narrowFormat),
          } as CSSProperties
        }
      />
    </picture>
  )
}
