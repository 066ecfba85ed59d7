import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { readonly heading: string; readonly first: string; readonly second: string }

const read = (path: string) => readFileSync(`content/${path}`, 'utf8')
const { layout } = JSON.parse(read('pages/warranty.json'))
const rows: Row[] = layout.find(({ blockType }: { blockType: string }) => blockType === 'dataTables')
  .tables[0].tableRows

/** The values of a specification in the file of a range. */
const valuesOf = (range: string, label: string) => [
  ...new Set(
    [...read(`vehicles/models/${range}.json`).matchAll(new RegExp(`"${label}": "([^"]+)"`, 'g'))].map(
      ([, value]) => value,
    ),
  ),
]

const ranges: Readonly<Record<string, readonly string[]>> = {
  'Hilux, Fortuner, Quantum': [
    'hilux-double-cab',
    'hilux-xtra-cab',
    'hilux-single-cab',
    'fortuner',
    'quantum',
  ],
  'Land Cruiser 76, 79, 300 and Prado': [
    'land-cruiser-76',
    'land-cruiser-79-single-cab',
    'land-cruiser-79-double-cab',
    'land-cruiser-300',
    'land-cruiser-prado',
  ],
  'GR86, GR Corolla, GR Yaris': ['gr-86', 'gr-corolla', 'gr-yaris'],
  Hiace: ['hiace'],
  'Corolla, Corolla Hatch, Corolla Cross, RAV4': ['corolla', 'corolla-hatch', 'corolla-cross', 'rav4'],
  'Urban Cruiser': ['urban-cruiser'],
  'Starlet, Starlet Cross, Rumion, Corolla Quest': [
    'toyota-starlet',
    'starlet-cross',
    'rumion',
    'corolla-quest',
  ],
  Vitz: ['vitz'],
  'GR Supra': ['gr-supra'],
}

test('lists every range once on the page of the warranty', () => {
  expect(rows.map(({ heading }) => heading)).toEqual(Object.keys(ranges))
})

test.each(rows.flatMap((row) => (ranges[row.heading] ?? []).map((range) => [range, row] as const)))(
  'states the service plan, the interval and the warranty of %s as its models do',
  (range, { first, second }) => {
    expect(first.split(', or ').toSorted()).toEqual(valuesOf(range, 'Service plan').toSorted())
    expect([second]).toEqual(valuesOf(range, 'Service interval'))
    expect(valuesOf(range, 'Vehicle warranty')).toEqual(['3 years / 100 000 km'])
  },
)
