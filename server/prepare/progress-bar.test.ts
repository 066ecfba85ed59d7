import { expect, it } from 'vitest'
import { progressLine } from './progress-bar.ts'

it('draws the progress in a fixed width', () => {
  expect(progressLine('Content', 0, 85)).toBe(`Content ${'░'.repeat(30)} 0 of 85`)
  expect(progressLine('Content', 17, 85)).toBe(`Content ${'█'.repeat(6)}${'░'.repeat(24)} 17 of 85`)
  expect(progressLine('Content', 85, 85)).toBe(`Content ${'█'.repeat(30)} 85 of 85`)
  expect(progressLine('Content', 0, 0)).toBe(`Content ${'█'.repeat(30)} 0 of 0`)
})
