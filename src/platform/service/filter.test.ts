import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilter } from './filter.ts'
import { FilterError } from './filter-error.ts'
import { filterQuery } from './filter-query.ts'

const rules = {
  where: { code: ['eq', 'inq'], rangeName: ['eq'], description: ['like'] },
  order: ['price', 'id'],
} as const

const parse = (query: string) => parseFilter(new URLSearchParams(query), rules)
const noConditions = { where: {}, order: undefined, limit: 100, skip: 0 }
const codes = (...values: [string, ...string[]]) => ({
  ...noConditions,
  where: { code: { operator: 'inq', values } },
})
const like = (value: string) => ({
  ...noConditions,
  where: { description: { operator: 'like', values: [value] } },
})

describe('the filters of the specification', () => {
  test.each([
    ['', noConditions],
    ['filter[where][code][inq]=64O&filter[where][code][inq]=A8L', codes('64O', 'A8L')],
    ['filter[where][code][inq][0]=64O&filter[where][code][inq][1]=A8L', codes('64O', 'A8L')],
    ['filter[where][code][inq][]=64O&filter[where][code][inq][]=A8L', codes('64O', 'A8L')],
    ['filter%5Bwhere%5D%5Bcode%5D%5Binq%5D=64O', codes('64O')],
    ['filter={"where":{"code":{"inq":["64O","A8L"]}}}', codes('64O', 'A8L')],
    [
      'filter[where][rangeName]=hilux-double-cab',
      { ...noConditions, where: { rangeName: { operator: 'eq', values: ['hilux-double-cab'] } } },
    ],
    ['filter[where][description][like]=HILUX+DC', like('HILUX DC')],
    ['filter={"where":{"description":{"like":"HILUX DC"}}}', like('HILUX DC')],
    [
      'filter[order]=price DESC&filter[limit]=1',
      { ...noConditions, order: { by: 'price', direction: 'descending' }, limit: 1 },
    ],
    [
      'filter={"order":["id ASC"],"limit":5}',
      { ...noConditions, order: { by: 'id', direction: 'ascending' }, limit: 5 },
    ],
    ['filter[order]=price', { ...noConditions, order: { by: 'price', direction: 'ascending' } }],
    ['filter[skip]=20', { ...noConditions, skip: 20 }],
    ['filter={"offset":20}', { ...noConditions, skip: 20 }],
    ['filter[where][code]=305', { ...noConditions, where: { code: { operator: 'eq', values: ['305'] } } }],
    [
      'filter={"where":{"code":305}}',
      { ...noConditions, where: { code: { operator: 'eq', values: ['305'] } } },
    ],
  ])('parses %s', (query, filter) => {
    expect(parse(query)).toEqual(filter)
  })
})

describe('filter validation', () => {
  test.each([
    [
      'filter[where][colour]=red',
      'The filter does not know the field “colour”, only code, rangeName, description.',
    ],
    ['filter[where][code][gt]=1', 'The field code cannot be compared by “gt”, only by eq, inq.'],
    ['filter[where][rangeName][inq]=a', 'The field rangeName cannot be compared by “inq”, only by eq.'],
    [
      'filter[where][__proto__]=a',
      'The filter does not know the field “__proto__”, only code, rangeName, description.',
    ],
    [
      'filter[where][code][constructor]=a',
      'The field code cannot be compared by “constructor”, only by eq, inq.',
    ],
    ['filter[where][code]=', 'A value for code has 1 to 200 characters.'],
    [`filter[where][code]=${'x'.repeat(201)}`, 'A value for code has 1 to 200 characters.'],
    ['filter[where][code]=%00', 'A value for code is not readable text.'],
    ['filter[where][code]=%ff', 'A value for code is not readable text.'],
    ['filter={"where":{"code":"\\ud800"}}', 'A value for code is not readable text.'],
    [
      'filter[where][code]=a&filter[where][code]=b',
      'The parameter “filter[where][code]” is given more than once.',
    ],
    ['filter[where][code]=a&filter[where][code][inq]=b', 'The field code can have one condition only.'],
    ['filter={"where":{"code":["a","b"]}}', 'The field code is compared with one text.'],
    ['filter={"where":{"code":{"inq":[]}}}', 'The field code needs at least one value.'],
    ['filter={"where":{"code":{}}}', 'The field code needs a value.'],
    ['filter={"where":{"code":{"inq":[{"a":1}]}}}', 'The field code is compared with one text.'],
    [
      'filter={"where":{"and":[]}}',
      'The filter does not know the field “and”, only code, rangeName, description.',
    ],
    ['filter[where]=code', 'The filter must name fields below where: filter[where][field]=value.'],
    [
      'filter[where]=x&filter[where][code]=a',
      'The filter must name fields below where: filter[where][field]=value.',
    ],
    [
      'filter[where][code][inq][0][x]=a',
      'The parameter “filter[where][code][inq][0][x]” is not known: only filter[…] is.',
    ],
    ['filter[where][code][eq][0]=a', 'The parameter “filter[where][code][eq][0]” is nested too deeply.'],
    ['filter[limit]=0', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter[limit]=101', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter[limit]=-1', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter[limit]=1e1', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter={"limit":1.5}', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter={"limit":null}', 'The limit of a filter is a whole number from 1 to 100.'],
    ['filter[limit]=1&filter[limit]=2', 'The parameter “filter[limit]” is given more than once.'],
    ['filter[limit][0]=1', 'The parameter “filter[limit][0]” is nested too deeply.'],
    ['filter[skip]=10001', 'The skip of a filter is a whole number from 0 to 10000.'],
    ['filter[skip]=1&filter[offset]=1', 'A filter has either skip or offset: they mean the same.'],
    ['filter[order]=name ASC', 'The order is one of price, id, and ASC or DESC after a space.'],
    ['filter[order]=price SIDEWAYS', 'The order is one of price, id, and ASC or DESC after a space.'],
    ['filter={"order":["price","id"]}', 'The order is one of price, id, and ASC or DESC after a space.'],
    ['filter[include]=colours', 'A filter has no “include”, only where, order, limit, skip and offset.'],
    ['filter[__proto__]=1', 'A filter has no “__proto__”, only where, order, limit, skip and offset.'],
    ['filter={', 'The filter is not a JSON object.'],
    ['filter=[]', 'The filter is not a JSON object.'],
    ['filter=null', 'The filter is not a JSON object.'],
    ['filter={}&filter[limit]=1', 'A JSON filter must be the only parameter.'],
    ['filter={}&filter={}', 'A JSON filter must be the only parameter.'],
    ['limit=1', 'The parameter “limit” is not known: only filter[…] is.'],
    ['filter[where][code]=a&debug=1', 'The parameter “debug” is not known: only filter[…] is.'],
  ])('rejects %s', (query, message) => {
    expect(() => parse(query)).toThrow(new FilterError(message))
  })

  test('rejects an order for a list with a fixed order', () => {
    const ordered = { where: {}, order: [] }
    expect(() => parseFilter(new URLSearchParams('filter[order]=name'), ordered)).toThrow(
      'This list has a fixed order.',
    )
  })

  test('accepts 100 values and rejects 101', () => {
    const values = (count: number) =>
      Array.from({ length: count }, (_, index) => `filter[where][code][inq]=${index}`)
    expect(parse(values(100).join('&')).where.code?.values).toHaveLength(100)
    expect(() => parse(values(101).join('&'))).toThrow('The field code can have 100 values at most.')
  })

  test('parses any query or throws a FilterError', () => {
    const part = fc.oneof(
      fc.constantFrom('where', 'code', 'inq', 'order', 'limit', '', '0'),
      fc.string({ unit: 'binary' }),
    )
    const name = fc
      .array(part, { maxLength: 5 })
      .map((steps) => `filter${steps.map((step) => `[${step}]`).join('')}`)
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.json())
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 4 }), (pairs) => {
        try {
          parseFilter(new URLSearchParams(pairs), rules)
        } catch (error) {
          expect(error).toBeInstanceOf(FilterError)
        }
      }),
      { numRuns: 2_000 },
    )
  }, 60_000)
})

describe('filterQuery', () => {
  test('repeats the parameter name for each code (V-302)', () => {
    expect(filterQuery({ where: { code: ['49Y', '66M', 'P34', '57U'] } })).toBe(
      'filter[where][code][inq]=49Y&filter[where][code][inq]=66M&filter[where][code][inq]=P34&filter[where][code][inq]=57U',
    )
  })

  test('writes a partial match as like, which is parsed back the same', () => {
    const query = filterQuery({ where: { description: { like: 'HILUX DC' } }, order: 'id DESC' })
    expect(query).toBe('filter[where][description][like]=HILUX%20DC&filter[order]=id%20DESC')
    expect(parse(query)).toEqual({ ...like('HILUX DC'), order: { by: 'id', direction: 'descending' } })
  })

  test('writes queries that are parsed back to the same values', () => {
    const value = fc.stringMatching(/^[ -~Êé]{1,30}$/)
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 100 }),
        (values, limit) => {
          const filter = parse(filterQuery({ where: { code: values }, order: 'price DESC', limit }))
          expect(filter.where.code?.values).toEqual(values)
          expect(filter.order).toEqual({ by: 'price', direction: 'descending' })
          expect(filter.limit).toBe(limit)
        },
      ),
    )
  })
})
