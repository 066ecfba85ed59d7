import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '../process/log.ts'
import { usableViews } from './usable-views.ts'

const flattenedFields = [{ name: 'name', type: 'text', required: true }]
const payload = { collections: { ranges: { config: { flattenedFields } } } } as unknown as Payload
const document = (id: number, name: string | null, updatedAt = '2026-01-01') => ({ id, name, updatedAt })
const view = ({ name }: { name: string | null }) => {
  if (name === 'broken') throw new Error('cannot be converted')
  return name ?? undefined
}

beforeEach(() => {
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it('leaves out and logs incomplete and unconvertible documents, and keeps the order of the others', () => {
  const documents = [document(1, 'a'), document(2, null), document(3, 'broken'), document(4, 'b')]
  expect(usableViews(payload, 'ranges', documents, view)).toEqual(['a', 'b'])
  expect(vi.mocked(log.warn).mock.calls.map(([facts]) => facts)).toEqual([
    { collection: 'ranges', id: 2, problem: 'name is empty' },
    { collection: 'ranges', id: 3, problem: 'Error: cannot be converted' },
  ])
})

it('logs an unusable document once per update', () => {
  for (const updatedAt of ['2026-02-01', '2026-02-01', '2026-02-02'])
    usableViews(payload, 'ranges', [document(9, null, updatedAt)], view)
  expect(log.warn).toHaveBeenCalledTimes(2)
})
