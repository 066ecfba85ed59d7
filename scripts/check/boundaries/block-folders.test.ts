import { expect, test } from 'vitest'
import { blockFolders } from './block-folders.ts'

const folder = 'src/features/vehicle-pages/blocks/line-up'
const complete: Readonly<Record<string, string>> = {
  [`${folder}/schema.ts`]: '',
  [`${folder}/block.ts`]: '',
  'src/features/vehicle-pages/cms.ts': "import { lineUp } from './blocks/line-up/schema.ts'\n",
  'src/features/vehicle-pages/blocks.page.tsx': "import { lineUp } from './blocks/line-up/block.ts'\n",
}

const messages = (files: Readonly<Record<string, string>>) =>
  blockFolders(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, message }) => `${path} ${message}`,
  )

test('accepts a block whose schema and definition are listed', () => {
  expect(messages(complete)).toEqual([])
})

test.each(['schema.ts', 'block.ts'])('rejects a block without %s', (part) => {
  const { [`${folder}/${part}`]: _, ...files } = complete
  expect(messages(files)).toEqual([`${folder}/${part} Missing: a block has a schema.ts and a block.ts.`])
})

test.each([
  ['schema.ts', 'cms.ts'],
  ['block.ts', 'blocks.page.tsx'],
])('rejects a %s that %s does not list', (part, list) => {
  const path = `src/features/vehicle-pages/${list}`
  const message = `${folder}/${part} Not listed: add it to the blocks in ${path}.`
  expect(messages({ ...complete, [path]: '' })).toEqual([message])
  const { [path]: _, ...files } = complete
  expect(messages(files)).toEqual([message])
})
