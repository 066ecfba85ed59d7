import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readVehicleContent } from './content.ts'

const productContent = new URL('../../../../../content/vehicles', import.meta.url)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vehicle-content-'))
  await cp(productContent, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const read = () => readVehicleContent(pathToFileURL(`${folder}/`))

/** Replaces the first occurrence of a text in a copied file; fails when the text is missing. */
async function replaceInFile(file: string, from: string, to: string) {
  const source = await readFile(join(folder, file), 'utf8')
  expect(source).toContain(from)
  await writeFile(join(folder, file), source.replace(from, to))
}

it('reads an unmodified copy of the content', async () => {
  await expect(read()).resolves.toEqual(await readVehicleContent())
})

it('names the missing file in the error', async () => {
  await rm(join(folder, 'models/vitz.json'))
  await expect(read()).rejects.toThrow('content/vehicles/models/vitz.json: cannot be read')
})

it('names the file that is not JSON in the error', async () => {
  await writeFile(join(folder, 'ranges.json'), '{ "ranges": [')
  await expect(read()).rejects.toThrow('content/vehicles/ranges.json: is not JSON')
})

it.each([
  ['a price in rand and cents', 'models/vitz.json', '19990000', '199900.5', 'models.0.price'],
  ['cents in a price', 'models/vitz.json', '19990000', '19990050', 'models.0.price: whole rand'],
  ['a price as text', 'models/vitz.json', '19990000', '"199 900"', 'models.0.price'],
  ['an unknown field', 'models/vitz.json', '"grade"', '"category"', 'models.0'],
  ['a consumption with a comma', 'models/vitz.json', '"4.4"', '"4,4"', 'models.0.fuelConsumption'],
  ['an unknown group', 'models/vitz.json', '"Safety"', '"Security"', 'sharedSpecifications.vitz'],
  [
    'an unknown colour',
    'models/vitz.json',
    '"Z2S"',
    '"ZZZ"',
    'models.0.colours.2: colour ZZZ does not exist',
  ],
  [
    'an unknown shared part',
    'models/vitz.json',
    '["vitz"]',
    '["vits"]',
    'models.0.extends: vits does not exist',
  ],
  [
    'models of another range',
    'models/vitz.json',
    '"range": "vitz"',
    '"range": "fortuner"',
    'range: must be vitz',
  ],
  ['a repeated code', 'colours.json', '"code": "058"', '"code": "040"', 'colours.1.code: 040 is duplicated'],
  ['a roof without a code2', 'colours.json', '"code2": "218",', '', 'roofHex: a two-tone colour has both'],
  [
    'a hero picture in an unknown colour',
    'ranges.json',
    '"colour": "3T7"',
    '"colour": "9Z9"',
    'ranges.0.hero.colour',
  ],
  ['an unknown scene', 'ranges.json', '"drakensberg"', '"moon"', 'ranges.0.hero.scene'],
])('rejects %s and reports the file and the field', async (_, file, from, to, message) => {
  await replaceInFile(file, from, to)
  const reported = await read().then(
    () => 'no error',
    (error: Error) => error.message,
  )
  expect(reported).toContain(`content/vehicles/${file}: `)
  expect(reported).toContain(message)
})

it('rejects a code shared by models of two ranges', async () => {
  await replaceInFile('models/vitz.json', '"code": "86T"', '"code": "P34"')
  await expect(read()).rejects.toThrow('P34 is duplicated')
})

it('changes the hash of only those models that use a changed shared part', async () => {
  const before = await read()
  await replaceInFile('models/vitz.json', '"9,6 m"', '"9,4 m"')
  const after = await read()
  const changed = after.models.filter((model, index) => model.hash !== before.models[index]?.hash)
  expect(changed.map((model) => model.code)).toEqual(['86T', '86W', '86X'])
})
