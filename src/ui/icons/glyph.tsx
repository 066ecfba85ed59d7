import { createElement } from 'react'

/** The elements of an icon on a field of 24 × 24, drawn in strokes: tag and attributes. */
export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type GlyphProps = {
  /** Edge in pixels at the root's usual size; it grows with the text. */
  size?: number
  /** Said in place of the icon; without it the icon is decoration. */
  label?: string
  className?: string
}

/** Draws the shape of one icon. Browser code uses this with a shape of glyphs.ts, so that it carries no others. */
export function Glyph({ shape, size = 20, label, className = '' }: GlyphProps & { shape: IconShape }) {
  const edge = `${size / 16}rem`
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        style={{ width: edge, height: edge }}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={`shrink-0 ${className}`}
      >
        {shape.map(([tag, attributes]) =>
          createElement(tag, { key: attributes.d ?? JSON.stringify(attributes), ...attributes }),
        )}
      </svg>
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </>
  )
}
