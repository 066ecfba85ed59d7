import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { gradeAdditions } from './grade-additions.ts'

type Items = Readonly<Record<string, string>>

const model = (code: string, grade: string, price: number | null, comfort: Items, engine = '2.4') => ({
  ...{ code, grade, price: price === null ? null : rand(price), specialPrice: null },
  specifications: [
    { group: 'Engine & performance', items: [{ label: 'Engine', value: engine }] },
    {
      group: 'Comfort & technology',
      items: Object.entries(comfort).map(([label, value]) => ({ label, value })),
    },
  ],
})
const group = (slug: string, label: string, ...models: ReturnType<typeof model>[]) => ({
  slug,
  label,
  models,
})

const fabric = { 'Air conditioning': 'Manual', 'Seat trim': 'Fabric' }
const leather = { 'Air conditioning': 'Manual', 'Seat trim': 'Leather', Tailgate: 'Electric' }
const standard = group('standard', 'Standard', model('73S', 'standard', 729_900, fabric))
const vx = group('vx', 'VX', model('73V', 'vx', 899_900, leather, '2.8'))

describe('what a grade adds', () => {
  it('is what the grade below lacks, then what differs, and never its engine', () => {
    expect(gradeAdditions([vx, standard], 'vx')).toEqual({
      to: 'Standard',
      items: [
        { label: 'Tailgate', value: 'Electric' },
        { label: 'Seat trim', value: 'Leather' },
      ],
    })
  })

  it('is nothing for the lowest grade, for one without additions, and for an unknown one', () => {
    const plus = group('xs', 'XS', model('X', 'xs', 750_000, fabric))
    expect(gradeAdditions([vx, standard], 'standard')).toBeNull()
    expect(gradeAdditions([standard, plus], 'xs')).toBeNull()
    expect(gradeAdditions([vx, standard], 'gr-s')).toBeNull()
  })

  it('never compares with a dearer grade, an edition or a grade without a price', () => {
    const work = group('s-sr', 'S SR', model('41H', 's-sr', 659_900, fabric))
    const raider = group('raider', 'Raider', model('49Y', 'raider', 634_900, leather))
    expect(gradeAdditions([work, raider], 'raider')).toBeNull()
    const edition = group('legend-55', 'Legend 55', model('55L', 'legend-55', 800_000, fabric))
    const unpriced = group('xs', 'XS', model('N', 'xs', null, fabric))
    expect(gradeAdditions([edition, unpriced, vx], 'vx')).toBeNull()
  })

  it('is compared with the nearest grade below, and with its least expensive model', () => {
    const middle = group(
      'xs',
      'XS',
      model('B', 'xs', 790_000, leather),
      model('A', 'xs', 780_000, { ...fabric, Tailgate: 'Manual' }),
    )
    expect(gradeAdditions([standard, middle, vx], 'vx')?.to).toBe('XS')
    expect(gradeAdditions([standard, middle, vx], 'vx')?.items.map(({ label }) => label)).toEqual([
      'Seat trim',
      'Tailgate',
    ])
  })
})
