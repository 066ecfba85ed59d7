import { describe, expect, it } from 'vitest'
import { dealerIdsOf, groupsAnswer } from './incoming-group.ts'

const idsIn = (group: object) => {
  const [parsed] = groupsAnswer.parse({ docs: [{ id: 7, slug: 'marula', ...group }] }).docs
  return parsed && dealerIdsOf(parsed)
}
const province = (provinceName: string, ...ids: unknown[]) => ({
  provinceName,
  id: provinceName,
  dealers: ids.map((id) => ({ id: 'row', dealer: { id, name: 'x' } })),
})

describe('D-378: which dealers a group asks for', () => {
  it('the nested ids of all its provinces', () => {
    expect(idsIn({ dealersByProvinces: [province('Gauteng', 1, 2), province('Botswana', 'abc')] })).toEqual([
      '1',
      '2',
      'abc',
    ])
  })

  it('each once', () => {
    expect(idsIn({ dealersByProvinces: [province('Gauteng', 1), province('Limpopo', 1)] })).toEqual(['1'])
  })

  it.each([
    {},
    { dealersByProvinces: [] },
    { dealersByProvinces: null },
    { dealersByProvinces: [province('X')] },
  ])('without any, the id of the group: %j', (group) => {
    expect(idsIn(group)).toEqual(['7'])
  })
})
