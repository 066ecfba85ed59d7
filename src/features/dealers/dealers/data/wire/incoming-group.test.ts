import { describe, expect, it } from 'vitest'
import { dealerIdsOf, groupsResponse } from './incoming-group.ts'

const idsIn = (group: object) => {
  const [parsed] = groupsResponse.parse({ docs: [{ id: 7, slug: 'marula', ...group }] }).docs
  return parsed && dealerIdsOf(parsed)
}
const province = (provinceName: string, ...ids: unknown[]) => ({
  provinceName,
  id: provinceName,
  dealers: ids.map((id) => ({ id: 'row', dealer: { id, name: 'x' } })),
})

describe('dealerIdsOf (D-378)', () => {
  it('returns the nested ids of all provinces', () => {
    expect(idsIn({ dealersByProvinces: [province('Gauteng', 1, 2), province('Botswana', 'abc')] })).toEqual([
      '1',
      '2',
      'abc',
    ])
  })

  it('returns each id once', () => {
    expect(idsIn({ dealersByProvinces: [province('Gauteng', 1), province('Limpopo', 1)] })).toEqual(['1'])
  })

  it.each([
    {},
    { dealersByProvinces: [] },
    { dealersByProvinces: null },
    { dealersByProvinces: [province('X')] },
  ])('returns the id of the group when it has no dealers: %j', (group) => {
    expect(idsIn(group)).toEqual(['7'])
  })
})
