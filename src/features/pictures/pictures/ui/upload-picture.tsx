import type { CSSProperties, ReactNode } from 'react'
import type { Rendition, Upload } from '../index.ts'

type Props = {
  picture: Upload
  alt: string
  /** Language of the alt text when it differs from the page's. */
  lang: string | undefined
  /** Rendered width as in HTML's `sizes`. */
  sizes: string
  first: boolean
  className: string
  /** The sources of another picture for narrow windows, and its custom properties. */
  narrow?: ReactNode
  style?: CSSProperties | undefined
}

const srcSetOf = (files: readonly Rendition[]) => files.map(({ src, width }) => `${src} ${width}w`).join(', ')

/** The sources of an upload: AVIF, then WebP, in the widths that exist. */
export function uploadSources({ avif, webp }: Upload): { type: string; srcSet: string }[] {
  return [
    { type: 'image/avif', srcSet: srcSetOf(avif) },
    { type: 'image/webp', srcSet: srcSetOf(webp) },
  ].filter(({ srcSet }) => srcSet !== '')
}

/** An uploaded picture in AVIF, WebP or its original format, cropped around its focal point. */
export function UploadPicture({ picture, alt, lang, sizes, first, className, narrow, style }: Props) {
  const { src, width, height, focus } = picture
  const position = `${focus.x}% ${focus.y}%`
  return (
    <picture>
      {narrow}
      {uploadSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        fetchPriority={first ? 'high' : 'auto'}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        // An inline position would apply in narrow windows too.
        className={narrow ? `${className} object-(--focus)` : className}
        style={narrow ? ({ ...style, '--focus': position } as CSSProperties) : { objectPosition: position }}
      />
    </picture>
  )
}
