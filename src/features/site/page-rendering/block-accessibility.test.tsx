import axe from 'axe-core'
import { Window } from 'happy-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it, test } from 'vitest'
import type { AnyBlockExample } from '#features/site/blocks/index.ts'
import { exampleContext } from '#tests/blocks.tsx'
import { pick } from '#tests/scale.ts'
import { blockExamples } from './block.test-support.tsx'
import { Block } from './ui/block.tsx'

const window = new Window()
afterAll(() => window.happyDOM.close())

/** Rules that need a layout, which the journeys of the catalogue check. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable']

const options: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  rules: Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: false }])),
}

/** Lists the accessibility violations of the content of a page, a line each: rule and element. */
async function violationsOf(content: string): Promise<string[]> {
  const { documentElement } = window.document
  documentElement.lang = 'en'
  documentElement.innerHTML = `<head><title>Example</title></head><body><main><h1>Example</h1>${content}</main></body>`
  const { violations } = await axe.run(documentElement as unknown as Element, options)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} at ${html}: ${help}`))
}

const markupOf = ({ block, path = exampleContext.path, live = { state: 'empty' } }: AnyBlockExample) =>
  renderToStaticMarkup(<Block block={block} context={{ ...exampleContext, path }} live={live} />)

/** In the gate the example with most elements, whose structure has that of most others in it. */
const richest = (examples: readonly AnyBlockExample[]) =>
  examples.toSorted((one, other) => markupOf(other).length - markupOf(one).length).slice(0, 1)

describe.each(blockExamples)('%s', (_, examples) => {
  it('has no accessibility violation in the structure of any example', async () => {
    for (const example of pick({ gate: richest(examples), all: examples }))
      expect.soft(await violationsOf(markupOf(example)), example.name).toEqual([])
  })
})

/** Lists the pictures that say neither their width and height nor that they fill a box: the page moves when they arrive. */
function unsizedPictures(content: string): string[] {
  const pictures = [...content.matchAll(/<img[^>]*>/g)].map(([picture]) => picture)
  const fillsBox = /\sclass="[^"]*\babsolute\b/
  return pictures.filter(
    (picture) =>
      !(/\swidth="\d+"/.test(picture) && /\sheight="\d+"/.test(picture)) && !fillsBox.test(picture),
  )
}

test('reserves the space of every picture in every example', () => {
  for (const [, examples] of blockExamples)
    for (const example of examples) expect.soft(unsizedPictures(markupOf(example)), example.name).toEqual([])
  expect(unsizedPictures('<img src="/a.png" alt="A kudu" class="w-full">')).toHaveLength(1)
})

test.each([
  ['<img src="/a.png">', 'image-alt'],
  ['<button></button>', 'button-name'],
  ['<h4>After a main heading</h4>', 'heading-order'],
  ['<div aria-labelledby="missing" role="dialog"></div>', 'aria-dialog-name'],
  ['<ul><p>No item</p></ul>', 'list'],
  ['<label>Name</label><input>', 'label'],
])('detects the fault of %s', async (fault, rule) => {
  expect(await violationsOf(fault)).toEqual([expect.stringContaining(`${rule} at `)])
})
