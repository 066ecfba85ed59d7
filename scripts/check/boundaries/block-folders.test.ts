import { expect, test } from 'vitest'
import { blockFolders } from './block-folders.ts'

const folder = 'src/features/vehicles/line-up/blocks/line-up'
const definitions = 'src/features/site/page-rendering/blocks.generated.ts'
const schemas = 'src/cms/blocks.generated.ts'

const complete: Readonly<Record<string, string>> = {
  [`${folder}/schema.ts`]: '',
  [`${folder}/block.ts`]: '',
  [`${folder}/model/schema.ts`]: '',
  [schemas]: [
    "import type { Block } from 'payload'",
    "import { lineUp } from '#features/vehicles/line-up/blocks/line-up/schema.ts'",
    '',
    '/** The schema of every block, by folder; written by `npm run generate`. */',
    'export const blockSchemas: readonly Block[] = [',
    '  lineUp,',
    ']',
    '',
  ].join('\n'),
  [definitions]: [
    "import { lineUp } from '#features/vehicles/line-up/blocks/line-up/block.ts'",
    '',
    '/** The definition of every block, by folder; written by `npm run generate`. */',
    'export const blockDefinitions = {',
    '  lineUp,',
    '}',
    '',
  ].join('\n'),
}

const messages = (files: Readonly<Record<string, string>>) =>
  blockFolders(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, message }) => `${path} ${message}`,
  )

test('accepts a block that both registries have, because of its folder', () => {
  expect(messages(complete)).toEqual([])
})

test.each(['schema.ts', 'block.ts'])('rejects a block without %s', (part) => {
  const { [`${folder}/${part}`]: _, ...files } = complete
  expect(messages(files)).toContain(`${folder}/${part} Missing: a block has a schema.ts and a block.ts.`)
})

test.each([schemas, definitions])('rejects %s without a block, with one that is gone, or missing', (path) => {
  const message = `${path} Out of date: npm run generate.`
  expect(messages({ ...complete, [path]: complete[path]?.replace(/^.*lineUp.*\n/gm, '') ?? '' })).toEqual([
    message,
  ])
  const gone = `import { gone } from './blocks/gone/block.ts'\n${complete[path]}`
  expect(messages({ ...complete, [path]: gone })).toEqual([message])
  const { [path]: _, ...files } = complete
  expect(messages(files)).toEqual([message])
})

test('imports the blocks of the feature that renders them by relative paths', () => {
  const own = 'src/features/site/page-rendering/blocks/line-up'
  const moved = Object.fromEntries(
    Object.entries(complete).map(([path, text]) => [
      path.replace(folder, own),
      text
        .replace('#features/vehicles/line-up/blocks/line-up/block.ts', './blocks/line-up/block.ts')
        .replace('#features/vehicles/line-up/', '#features/site/page-rendering/'),
    ]),
  )
  expect(messages(moved)).toEqual([])
})
