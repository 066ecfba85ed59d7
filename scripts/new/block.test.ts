import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newBlock } from './block.ts'

test('creates the four files of a block, and changes no other file', () => {
  const paths = [...newBlock('vehicles/range-page/owner-story', existsSync).keys()]
  const folder = 'src/features/vehicles/range-page/blocks/owner-story'
  expect(paths).toEqual([
    `${folder}/schema.ts`,
    `${folder}/owner-story.tsx`,
    `${folder}/examples.ts`,
    `${folder}/block.ts`,
  ])
})

test('uses one kind in the schema, view, examples and definition of the block', () => {
  const files = newBlock('vehicles/range-page/owner-story', existsSync)
  const textOf = (file: string) => files.get(`src/features/vehicles/range-page/blocks/owner-story/${file}`)
  expect(textOf('schema.ts')).toContain("slug: 'ownerStory',\n  label: 'Owner story',")
  expect(textOf('owner-story.tsx')).toContain("export const OwnerStory: BlockView<'ownerStory'>")
  expect(textOf('examples.ts')).toContain("satisfies readonly BlockExample<'ownerStory'>[]")
  expect(textOf('block.ts')).toBe(`import { defineBlock } from '#features/site/blocks/index.ts'
import { OwnerStory } from './owner-story.tsx'

export const ownerStory = defineBlock({
  kind: 'ownerStory',
  view: OwnerStory,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
`)
})

test.each([
  ['vehicles/range-page', /not WING\/FEATURE\/BLOCK/],
  ['vehicles/range-page/OwnerStory', /not WING\/FEATURE\/BLOCK/],
  ['vehicles/range-page/../story', /not WING\/FEATURE\/BLOCK/],
  ['vehicles/line-up/line-up', /already exists/],
])('rejects %s', (target, message) => {
  expect(() => newBlock(target, existsSync)).toThrow(message)
})
