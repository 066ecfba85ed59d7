import { describe, expect, it } from 'vitest'
import type { IntervalType } from '../service.ts'
import { dueWork } from './due-work.ts'

const work = (
  description: string,
  type: IntervalType,
  every: number | null,
  first: number | null = null,
) => ({
  ...{ description, type, every, first },
})
const dueAt = (kilometres: number, ...all: ReturnType<typeof work>[]) =>
  dueWork(all, kilometres).map(({ type, description }) => `${type} ${description}`)

describe('the work at a service', () => {
  it('is what returns at these kilometres, in its order', () => {
    const all = [
      work('brake fluid', 'replace', 40_000),
      work('engine oil', 'replace', 10_000),
      work('coolant', 'replace', 80_000, 160_000),
      work('valve clearance', 'inspect', null, 20_000),
    ]
    expect(dueAt(10_000, ...all)).toEqual(['replace engine oil'])
    expect(dueAt(20_000, ...all)).toEqual(['replace engine oil', 'inspect valve clearance'])
    expect(dueAt(40_000, ...all)).toEqual(['replace brake fluid', 'replace engine oil'])
    expect(dueAt(80_000, ...all)).not.toContain('replace coolant')
    expect(dueAt(160_000, ...all)).toContain('replace coolant')
    expect(dueAt(200_000, ...all)).not.toContain('replace coolant')
    expect(dueAt(240_000, ...all)).toContain('replace coolant')
  })

  it('is nothing between services, and nothing without kilometres', () => {
    expect(dueAt(15_000, work('engine oil', 'replace', 10_000))).toEqual([])
    expect(dueAt(10_000, work('engine oil', 'replace', null))).toEqual([])
  })

  it('does not clean a part that is replaced', () => {
    const filter = [work('air filter', 'clean', 10_000), work('air filter', 'replace', 40_000)]
    expect(dueAt(30_000, ...filter)).toEqual(['clean air filter'])
    expect(dueAt(40_000, ...filter)).toEqual(['replace air filter'])
  })
})
