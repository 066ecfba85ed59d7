import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cents } from '#platform/money.ts'
import { readPdf } from '#tests/pdf-text.ts'
import type { Sheet } from '../../sheet.ts'
import { printSheet } from './print-sheet.ts'

const madeAt = new Date('2026-11-22T08:00:00+02:00')

const model = (code: string, name: string, price: number, specialPrice: number | null = null) => ({
  ...{ code, name, range: { slug: 'fortuner', name: 'Fortuner' }, grade: 'VX', drawing: null },
  price: cents(price),
  specialPrice: specialPrice === null ? null : cents(specialPrice),
  figures: [{ label: 'Torque', value: '500', unit: 'Nm' }],
  colours: [{ title: 'Glacier White – ’n Ê', hex: '#ffffff', roofHex: '#000000' }],
})

/** Sixty rows, more than fit on one page. */
const table = (values: number) => [
  {
    title: 'Engine & performance',
    rows: Array.from({ length: 60 }, (_, row) => ({
      label: `Label ${row}`,
      values: Array.from({ length: values }, (_, column) =>
        row === 1 && column === 0 ? null : `value ${row}.${column}`,
      ),
      differs: values > 1,
    })),
  },
]

const sheet = (models: ReturnType<typeof model>[], showsPrices = true): Sheet => ({
  view: {
    range: { slug: 'fortuner', name: 'Fortuner', brand: 'Toyota' },
    models: showsPrices ? models : models.map((each) => ({ ...each, price: null, specialPrice: null })),
    unknown: [],
    table: table(models.length),
    options: [],
    showsPrices,
  },
  day: '2026-11-22',
  siteName: 'Toyota South Africa',
  dealerName: null,
  address: 'https://www.example.co.za/vehicles/fortuner?model=57U',
})

const oneModel = [model('57U', 'Fortuner 2.8 GD-6 48V RB VX 6AT', 92_990_000, 89_990_000)]
const twoModels = [...oneModel, model('73T', 'Fortuner 2.4 GD-6 RB 6AT', 72_990_000)]
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: '#b8101f' } })
    .png()
    .toBuffer()

async function printAndRead(printed: Sheet) {
  const pictures = [await picture(), null]
  return readPdf(await printSheet(printed, { pictures, madeAt, compress: false }))
}

test('shows the name, prices, equipment and date of a model (V-241)', async () => {
  const { text, info, pages } = await printAndRead(sheet(oneModel))
  for (const expected of [
    'Toyota South Africa',
    'Fortuner 2.8 GD-6 48V RB VX 6AT',
    'R 929 900',
    'R 899 900*',
    '500 Nm',
    'Glacier White – ’n Ê',
    'Engine & performance',
    'Label 59',
    'value 59.0',
    '22 November 2026',
  ]) {
    expect(text).toContain(expected)
  }
  expect(info).toContain('/Lang (en-ZA)')
  expect(info).toContain('/StructTreeRoot')
  expect(info).toContain('/MarkInfo')
  expect(info).toMatch(/\/O \/Table\s+\/Scope \/Row/)
  expect(info).toContain('(Toyota Fortuner 2.8 GD-6 48V RB VX 6AT: specification sheet)')
  expect(info).toContain('(https://www.example.co.za/vehicles/fortuner?model=57U)')
  expect(pages).toBe(2)
})

test('prints several models side by side in landscape (V-258)', async () => {
  const { text, info } = await printAndRead(sheet(twoModels))
  for (const expected of ['Models compared', 'R 729 900', 'value 0.0', 'value 0.1'])
    expect(text).toContain(expected)
  expect(info).toContain('/MediaBox [0 0 841.89 595.28]')
})

test('shows no prices when they are hidden (F-12)', async () => {
  for (const models of [oneModel, twoModels]) {
    const { text } = await printAndRead(sheet(models, false))
    expect(text).not.toMatch(/R \d|929|899|729|[Pp]rice/)
    expect(text).toContain('Specifications as on 22 November 2026')
  }
})

test('produces identical files for the same sheet', async () => {
  const print = () => printSheet(sheet(oneModel), { pictures: [null], madeAt })
  expect((await print()).equals(await print())).toBe(true)
})
