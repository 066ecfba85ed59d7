import { describe, expect, it } from 'vitest'
import type { IconShape } from './glyph.tsx'
import { glyphs } from './glyphs.ts'
import { iconNames } from './icon.tsx'
import shapes from './icon-shapes.json' with { type: 'json' }

type Node = readonly [string, Readonly<Record<string, string>>]

/** Reads the shape from the library. */
async function readLucide(name: string): Promise<Node[]> {
  const { __iconData } = await import(`../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  return __iconData.node.map(([tag, { key, ...attributes }]: [string, Record<string, string>]) => [
    tag,
    attributes,
  ])
}

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('the icon set', () => {
  it.each(iconNames)('matches Lucide for %s', async (name) => {
    expect(shapes[name]).toEqual(await readLucide(name))
  })

  it.each(Object.entries<IconShape>(glyphs))('matches Lucide for %s in the browser', async (name, shape) => {
    expect(shape).toEqual(await readLucide(toKebabCase(name)))
  })
})
