import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newBlock } from './block.ts'

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The names in a list that a source declares. */
function itemsOf(source: string | undefined, list: string): string[] {
  const [, content = ''] = new RegExp(`const ${list}\\b[^=]*=\\s*[[{]([^\\]}]*)`).exec(source ?? '') ?? []
  return content
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

test('creates the four files of a block and updates both lists of the feature', () => {
  const paths = [...newBlock('vehicle-pages/owner-story', read).keys()]
  const folder = 'src/features/vehicle-pages/blocks/owner-story'
  expect(paths).toEqual([
    `${folder}/schema.ts`,
    `${folder}/owner-story.tsx`,
    `${folder}/examples.ts`,
    `${folder}/block.ts`,
    'src/features/vehicle-pages/cms.ts',
    'src/features/vehicle-pages/blocks.page.tsx',
  ])
})

test('uses one kind in the schema, view, examples and definition of the block', () => {
  const files = newBlock('vehicle-pages/owner-story', read)
  const textOf = (file: string) => files.get(`src/features/vehicle-pages/blocks/owner-story/${file}`)
  expect(textOf('schema.ts')).toContain("slug: 'ownerStory',\n  label: 'Owner story',")
  expect(textOf('owner-story.tsx')).toContain("export const OwnerStory: BlockView<'ownerStory'>")
  expect(textOf('examples.ts')).toContain("satisfies readonly BlockExample<'ownerStory'>[]")
  expect(textOf('block.ts')).toBe(`import { defineBlock } from '#features/blocks/index.ts'
import { OwnerStory } from './owner-story.tsx'

export const ownerStory = defineBlock({
  kind: 'ownerStory',
  view: OwnerStory,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
`)
})

test.each(['vehicle-pages', 'newsletter', 'page-rendering', 'finance-pages'])(
  'appends the block to both lists of %s',
  (feature) => {
    const files = newBlock(`${feature}/owner-story`, read)
    for (const [listFile, file] of [
      ['cms.ts', 'schema.ts'],
      ['blocks.page.tsx', 'block.ts'],
    ]) {
      const path = `src/features/${feature}/${listFile}`
      const list = /export const (\w+Blocks)/.exec(read(path) ?? '')?.[1] ?? ''
      expect(itemsOf(files.get(path), list)).toEqual([...itemsOf(read(path), list), 'ownerStory'])
      expect(itemsOf(read(path), list).length).toBeGreaterThan(0)
      expect(files.get(path)).toContain(`import { ownerStory } from './blocks/owner-story/${file}'`)
    }
  },
)

test('adds a feature that has no blocks to both registries', () => {
  const files = newBlock('spec-sheets/opening-hours', read)
  expect(itemsOf(files.get('src/features/spec-sheets/cms.ts'), 'specSheetsBlocks')).toEqual(['openingHours'])
  expect(itemsOf(files.get('src/features/spec-sheets/blocks.page.tsx'), 'specSheetsBlocks')).toEqual([
    'openingHours',
  ])
  expect(itemsOf(files.get('src/cms/blocks.ts'), 'blocks').at(-1)).toBe('...specSheetsBlocks')
  const registry = files.get('src/features/page-rendering/block-registry.ts')
  expect(itemsOf(registry, 'definitions').at(-1)).toBe('...specSheetsBlocks')
})

test.each([
  ['vehicle-pages', /not FEATURE\/BLOCK/],
  ['vehicle-pages/OwnerStory', /not FEATURE\/BLOCK/],
  ['vehicle-pages/../story', /not FEATURE\/BLOCK/],
  ['vehicle-pages/line-up', /already exists/],
])('rejects %s', (target, message) => {
  expect(() => newBlock(target, read)).toThrow(message)
})
