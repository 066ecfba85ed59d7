import { describe, expect, it } from 'vitest'
import { currentVersion } from './current-version.ts'

const text = (purpose: string, version: number, validFrom: `${number}-${number}-${number}`) => ({
  purpose,
  version,
  validFrom,
})

const texts = [
  text('marketing', 3, '2026-12-01'),
  text('marketing', 1, '2025-01-01'),
  text('privacy', 1, '2025-06-01'),
  text('marketing', 2, '2026-03-15'),
]

describe('currentVersion', () => {
  it.each([
    ['2024-12-31', undefined],
    ['2025-01-01', 1],
    ['2026-03-14', 1],
    ['2026-03-15', 2],
    ['2026-11-30', 2],
    ['2026-12-01', 3],
    ['2030-01-01', 3],
  ] as const)('resolves the day %s to version %s', (today, version) => {
    expect(currentVersion(texts, 'marketing', today)?.version).toBe(version)
  })

  it('returns the version of the requested purpose, or undefined for an unknown one', () => {
    expect(currentVersion(texts, 'privacy', '2026-01-01')).toEqual(text('privacy', 1, '2025-06-01'))
    expect(currentVersion(texts, 'other', '2026-01-01')).toBeUndefined()
  })

  it('returns the higher version when two are valid from the same day', () => {
    const twins = [text('marketing', 5, '2026-01-01'), text('marketing', 4, '2026-01-01')]
    expect(currentVersion(twins, 'marketing', '2026-01-01')?.version).toBe(5)
    expect(currentVersion([...twins].reverse(), 'marketing', '2026-01-01')?.version).toBe(5)
  })
})
