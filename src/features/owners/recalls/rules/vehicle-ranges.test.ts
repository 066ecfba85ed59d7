import { describe, expect, it, test } from 'vitest'
import { possibleRanges } from './possible-ranges.ts'
import { readTable, vehicleCount } from './vehicle-ranges.ts'
import { parseVin, type Vin } from './vin.ts'

const readingsOf = (text: string) => possibleRanges(parseVin(text) as Vin)

describe('the table of a campaign', () => {
  it('is read as spreadsheets and people write it', () => {
    const table = [
      'Prefix\tFrom\tTo',
      'AHTFR22G00\t6012001\t6012999',
      '',
      'ahtkb8cd5; 02970100 ;02970100',
      'MBJBYAB330,0040000,0040001\r',
      'AHTLB3CD40001 1180 1189  ',
      'JTMHV05J704030444',
    ].join('\n')
    expect(readTable(table)).toEqual({
      problems: [],
      ranges: [
        { prefix: 'AHTFR22G00', first: 6_012_001, last: 6_012_999 },
        { prefix: 'AHTKB8CD5', first: 2_970_100, last: 2_970_100 },
        { prefix: 'MBJBYAB330', first: 40_000, last: 40_001 },
        { prefix: 'AHTLB3CD40001', first: 1_180, last: 1_189 },
        { prefix: 'JTMHV05J7', first: 4_030_444, last: 4_030_444 },
      ],
    })
  })

  it.each([
    ['AHTFR22G00 6012001', 'Line 1: enter a prefix, the first and the last serial number, or one VIN.'],
    ['AHTFR22G-0 6012001 6012002', 'Line 1: a prefix has letters and digits only.'],
    ['AHTFR22G00 60120AB 6012999', 'Line 1: a serial number has 4 to 8 digits.'],
    ['AHTFR22G00 6012001 612999', 'Line 1: both serial numbers have the same number of digits.'],
    [
      'AHTFR22G0 6012001 6012999',
      'Line 1: prefix and serial number are 16 characters together instead of 17.',
    ],
    ['AHTFR22G00 6012999 6012001', 'Line 1: the last serial number is below the first.'],
    ['\nAHTFR22G006012', 'Line 2: enter a prefix, the first and the last serial number, or one VIN.'],
  ])('reports the fault of %j with its line', (table, problem) => {
    expect(readTable(table).problems).toEqual([problem])
  })

  it('reports every line that has a vehicle of another one', () => {
    const lines = ['5000 5999', '6000 6999', '5500 5501', '5100 6100', '7000 7000']
    const table = lines.map((line) => `AHTFR22G00601 ${line}`).join('\n')
    expect(readTable(table).problems).toEqual([
      'Line 4: some of its vehicles are also in line 1.',
      'Line 3: some of its vehicles are also in line 4.',
      'Line 2: some of its vehicles are also in line 4.',
    ])
  })

  it('has as many vehicles as numbers, the first and the last included', () => {
    expect(vehicleCount(readTable('AHTFR22G00 6012001 6012999\nJTMHV05J704030444').ranges)).toBe(1_000)
  })
})

test('reads a VIN with every prefix after which only digits follow', () => {
  expect(readingsOf('AHTFR22G006012345')).toEqual([
    { prefix: 'AHTFR22G00601', serial: 2_345 },
    { prefix: 'AHTFR22G0060', serial: 12_345 },
    { prefix: 'AHTFR22G006', serial: 12_345 },
    { prefix: 'AHTFR22G00', serial: 6_012_345 },
    { prefix: 'AHTFR22G0', serial: 6_012_345 },
  ])
  expect(readingsOf('AHTFR22G0060A2345').map(({ serial }) => serial)).toEqual([2_345])
  expect(readingsOf('AHTFR22G00601234O')).toEqual([])
})
