import type { CSSProperties } from 'react'
import { drawingFor } from '../drawing/drawing-for.ts'
import { drawingSize } from '../drawing/families/index.ts'
import type { Picture } from '../index.ts'
import { drawingAddress } from '../server.ts'
import { shapeOf } from './picture-class.ts'
import { phone, positionsOf } from './scene-picture.tsx'
import { uploadSources } from './upload-picture.tsx'

/** Windows that show the narrow picture. Source: requirement C-030; decision C-13. */
const narrow = '(max-width: 47.99rem)'

type Props = {
  picture: Picture
  /** Rendered width as in HTML's `sizes`. */
  sizes: string
  behindText: 'light' | 'dark' | undefined
}

/** The sources of a picture that replaces another in narrow windows. They precede those of the other. */
export function NarrowSources({ picture, sizes, behindText }: Props) {
  if (picture.kind === 'upload') {
    const { src, width, height } = picture
    return (
      <>
        {uploadSources(picture).map(({ type, srcSet }) => (
          <source key={type} media={narrow} {...{ type, srcSet, sizes, width, height }} />
        ))}
        <source media={narrow} srcSet={src} width={width} height={height} />
      </>
    )
  }
  const text = behindText === 'light' ? behindText : undefined
  const drawings = [
    ...(behindText ? [{ media: phone, drawing: drawingFor(picture, 'tall', text) }] : []),
    { media: narrow, drawing: drawingFor(picture, behindText ? 'portrait' : 'card', text) },
  ]
  return drawings.map(({ media, drawing }) => (
    <source key={media} media={media} srcSet={drawingAddress(drawing)} {...drawingSize(drawing)} />
  ))
}

/** Returns the custom properties of `narrow-picture`: how a picture is cropped in narrow windows. */
export function narrowStyle(picture: Picture, behindText: Props['behindText']): CSSProperties {
  const shape = shapeOf(picture)
  const isCropped = shape === 'photo' || shape === 'scene'
  if (!isCropped) return { '--narrow-fit': 'contain', '--narrow-position': '50% 100%' } as CSSProperties
  if (picture.kind === 'upload')
    return { '--narrow-position': `${picture.focus.x}% ${picture.focus.y}%` } as CSSProperties
  const { '--upright': focus = '50%' } = positionsOf(picture, behindText ? 'tall' : 'card', false) ?? {}
  return { '--narrow-position': `${focus} 100%` } as CSSProperties
}
