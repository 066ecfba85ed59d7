import { describe, expect, it, test } from 'vitest'
import { helmet, place, testDriver } from '../driver.test-support.ts'
import { categoryId, categoryName, categoryOfPage, categoryPath } from './category-path.ts'
import { driverAt, mainProfilePath, rosterOf, rosterTabs } from './roster.ts'

const driver = (id: string, surname: string, ...categories: ReturnType<typeof place>[]) =>
  testDriver({ id, name: 'Jo', surname, categories })
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name)

test('maps the page sa-rally-raid to the category sarrc and back (C-056)', () => {
  expect(categoryOfPage('sa-rally-raid')).toBe('sarrc')
  expect(categoryPath('sarrc')).toBe('/gr/motorsport/sa-rally-raid')
  expect(categoryOfPage('gr-cup')).toBe('gr-cup')
  expect(categoryPath('gr-cup')).toBe('/gr/motorsport/gr-cup')
  expect(categoryOfPage('sarrc')).toBeNull()
  expect([categoryOfPage('constructor'), categoryPath('constructor')]).toEqual([
    'constructor',
    '/gr/motorsport/constructor',
  ])
})

test('reads a category as content may spell it, and names it', () => {
  expect(categoryId(' GR  Cup ')).toBe('gr-cup')
  expect(['gr-cup', 'sarrc', 'desert-cup', 'constructor'].map(categoryName)).toEqual([
    ...['GR Cup', 'SA Rally-Raid', 'Desert Cup', 'Constructor'],
  ])
})

describe('the tabs of the roster', () => {
  it('are one for each category of a driver, in their order, unknown ones last (C-052, C-053)', () => {
    const drivers = [
      driver('1', 'A', place('nrc'), place('zulu-cup'), place('dakar')),
      driver('2', 'B', place('gr-cup'), place('desert-cup')),
    ]
    expect(rosterTabs(drivers).map(({ label }) => label)).toEqual([
      ...['Dakar', 'GR Cup', 'NRC', 'Desert Cup', 'Zulu Cup'],
    ])
  })

  it('have only the drivers of their category (C-054, C-055)', () => {
    const drivers = [driver('1', 'A', place('nrc')), driver('2', 'B', place('gr-cup'), place('nrc'))]
    expect(rosterTabs(drivers).map(({ category, cards }) => [category, names(cards)])).toEqual([
      ['gr-cup', ['Jo B']],
      ['nrc', ['Jo A', 'Jo B']],
    ])
    expect(rosterOf(drivers, 'dakar')).toEqual([])
  })

  it('are none without drivers, or when no driver has a category (C-059, C-388)', () => {
    expect(rosterTabs([])).toEqual([])
    expect(rosterTabs([driver('1', 'A'), driver('2', 'B')])).toEqual([])
  })
})

describe('the roster of a category', () => {
  it('is in the order of the category (C-068)', () => {
    const drivers = [
      driver('1', 'A', place('gr-cup', { order: 3 })),
      driver('2', 'B', place('gr-cup', { order: 1 }), place('nrc', { order: 9 })),
      driver('3', 'C', place('gr-cup', { order: 2 })),
    ]
    expect(names(rosterOf(drivers, 'gr-cup'))).toEqual(['Jo B', 'Jo C', 'Jo A'])
  })

  it('is by sortBy and then by surname where the order does not decide; without an order last (C-068)', () => {
    const drivers = [
      driver('1', 'Zungu'),
      { ...driver('2', 'Botha'), sortBy: '10' },
      { ...driver('3', 'Nel'), sortBy: '9' },
      driver('4', 'Äbrahams'),
    ].map((each) => ({ ...each, categories: [place('nrc')] }))
    const first = driver('5', 'Zwane', place('nrc', { order: 0 }))
    expect(names(rosterOf([...drivers, first], 'nrc'))).toEqual([
      ...['Jo Zwane', 'Jo Nel', 'Jo Botha', 'Jo Äbrahams', 'Jo Zungu'],
    ])
  })

  it('shows the picture and number of the category, else those of the driver (C-067)', () => {
    const twice = testDriver({
      categories: [
        place('gr-cup', { racingNumber: '7', picture: helmet('7') }),
        place('nrc', { racingNumber: '201' }),
      ],
      ...{ picture: helmet('1'), racingNumber: '1' },
    })
    const cardIn = (category: string) => rosterOf([twice], category)[0]
    expect(cardIn('gr-cup')).toMatchObject({ racingNumber: '7', picture: { number: '7' } })
    expect(cardIn('nrc')).toMatchObject({ racingNumber: '201', picture: { number: '1' } })
    const once = { ...twice, categories: [place('nrc')] }
    expect(rosterOf([once], 'nrc')[0]).toMatchObject({ racingNumber: '1' })
  })

  it('leads to profiles below the page of the category (C-056, C-060)', () => {
    const twice = testDriver({
      name: 'Giniel',
      surname: 'de Villiers',
      categories: [place('dakar'), place('sarrc')],
    })
    const pathIn = (category: string) => rosterOf([twice], category)[0]?.path
    expect(pathIn('dakar')).toBe('/gr/motorsport/dakar/giniel-de-villiers')
    expect(pathIn('sarrc')).toBe('/gr/motorsport/sa-rally-raid/giniel-de-villiers')
  })
})

describe('the driver of an address', () => {
  const drivers = [
    testDriver({ id: '2', categories: [place('nrc')] }),
    testDriver({ id: '1', categories: [place('gr-cup'), place('dakar')] }),
  ]

  it('is the one whose card leads there, also of two with the same name (C-065)', () => {
    for (const { category, cards } of rosterTabs(drivers))
      for (const { id, path } of cards) {
        const slug = path.split('/').at(-1) ?? ''
        expect(driverAt(drivers, category, slug)?.id).toBe(id)
      }
    expect(driverAt(drivers, 'nrc', 'lwazi-ndlela-2')?.id).toBe('2')
  })

  it('is none for an unknown name or in another category (C-065)', () => {
    expect(driverAt(drivers, 'gr-cup', 'nobody')).toBeUndefined()
    expect(driverAt(drivers, 'nrc', 'lwazi-ndlela')).toBeUndefined()
  })

  it('has one main address, in the first of the categories', () => {
    const [other, main] = drivers
    expect(main && mainProfilePath(drivers, main)).toBe('/gr/motorsport/dakar/lwazi-ndlela')
    expect(other && mainProfilePath(drivers, { ...other, categories: [] })).toBeNull()
  })
})
