import { appStores, drawStoreBadge, type StoreBadgeOptions } from '#art/things/index.ts'
import { defineFamily, type Size } from '../family.ts'
import { choice } from '../part.ts'

const draw = (badge: Omit<StoreBadgeOptions, 'idPrefix'>) => drawStoreBadge({ ...badge, idPrefix: 'b' })

/** Reads the size from the drawing, because a badge is as wide as its lettering. */
function sizeOf(svg: string): Size {
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? []
  return { width, height }
}

/** A badge of an app store, `dark` for light pages: `store-badge/{store}/{tone}`. */
export const storeBadge = defineFamily({
  segments: { store: choice(appStores), tone: choice(['dark', 'light']) },
  crossed: ['store', 'tone'],
  draw,
  size: (badge) => sizeOf(draw(badge)),
})
