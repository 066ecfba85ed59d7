import { Glyph, type GlyphProps, type IconShape } from './glyph.tsx'
import shapes from './icon-shapes.json' with { type: 'json' }

/** Lucide icon names. */
export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as IconName[]

/** An icon for server components. In browser code use Glyph: this one would bundle all shapes. */
export function Icon({ name, ...props }: GlyphProps & { name: IconName }) {
  return <Glyph shape={shapes[name] as unknown as IconShape} {...props} />
}
