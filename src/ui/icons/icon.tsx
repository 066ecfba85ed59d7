import { Glyph, type GlyphProps, type IconShape } from './glyph.tsx'
import shapes from './icon-shapes.json' with { type: 'json' }

/** Icons of Lucide, by its names. */
export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

/** An icon, drawn on the server: it ships no JavaScript. */
export function Icon({ name, ...props }: GlyphProps & { name: IconName }) {
  return <Glyph shape={shapes[name] as unknown as IconShape} {...props} />
}
