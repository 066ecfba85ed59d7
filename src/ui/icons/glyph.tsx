import { createElement } from 'react'

/** The SVG elements of a stroked 24 × 24 icon: tag and attributes. */
export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type GlyphProps = {
  /** Size in pixels at the default root font size; it scales with the text. */
  size?: number
  /** Text for screen readers; without it the icon is decorative. */
  label?: string
  className?: string
}

/**
 * Renders one icon shape. Browser code uses it with a shape of glyphs.ts, so that the bundle contains no other icons.
 */
export function Glyph({ shape, size = 20, label, className = '' }: GlyphProps & { shape: IconShape }) {
  const scaledSize = `${size / 16}rem`
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        style={{ width: scaledSize, height: scaledSize }}
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
