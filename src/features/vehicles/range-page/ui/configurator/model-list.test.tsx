import { readdir, readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { rangePageTexts } from '../../texts.ts'
import { ModelList } from './model-list.tsx'

type Model = Pick<ModelChoice, 'code' | 'name' | 'grade'> & {
  readonly price: number | null
  readonly specialPrice?: number | null
}

/** Reads the models of the seed content; prices in cents. */
async function readModels(folder = 'content/vehicles/models'): Promise<Model[]> {
  const files = await readdir(folder)
  const read = async (file: string): Promise<{ models: Model[] }> =>
    JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))
  return (await Promise.all(files.map(read))).flatMap(({ models }) => models)
}

const models = await readModels()
const { configurator } = rangePageTexts('en')

const amount = (value: number | null = null) => (value === null ? null : cents(value))
const choices: ModelChoice[] = models.map(({ code, name, grade, price, specialPrice }) => ({
  ...{ code, name, grade, derivativeCode: null, anchor: null },
  ...{ price: amount(price), specialPrice: amount(specialPrice) },
  ...{ facts: [], tiles: [], drawing: null, badges: [], colours: [] },
}))

/** Returns the text of each row, by the code of its model. */
function rowsOf(showsPrices: boolean): Map<string, string> {
  const html = renderToStaticMarkup(
    <ModelList
      {...{ models: choices, selected: undefined, onChoose: () => undefined, showsPrices, language: 'en' }}
      texts={configurator}
    />,
  )
  return new Map(
    [...html.matchAll(/<label.*?value="(\w+)".*?<\/label>/g)].map(([row, code]) => [
      code ?? '',
      row
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replace(/[\s\u00a0]+/g, ' '),
    ]),
  )
}

const rand = (value: number) => `R ${String(value / 100).replace(/\B(?=(\d{3})+$)/g, ' ')}`

test('shows the price of every model of the seed content after From:, or N/A without one (V-231)', () => {
  const rows = rowsOf(true)
  expect(rows.size).toBe(models.length)
  for (const { code, name, price, specialPrice } of models) {
    const row = rows.get(code) ?? ''
    expect(row, code).toContain(name)
    expect(row, code).toMatch(/From: \S/)
    expect(row, code).toContain(price === null ? 'From: N/A' : rand(price))
    if (specialPrice) expect(row, code).toContain(`${rand(specialPrice)}*`)
  }
})

test('shows no price in any row when prices are hidden (V-286)', () => {
  for (const [code, row] of rowsOf(false)) expect(row, code).not.toMatch(/From:|R \d{1,3}(?: \d{3})+|N\/A/)
})
