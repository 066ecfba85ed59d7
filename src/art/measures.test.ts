import { expect, test, vi } from 'vitest'

/** Everything that draws loads this module. */
const draws = vi.hoisted(() => vi.fn())
vi.mock('./core/svg.ts', async (importOriginal) => {
  draws()
  return importOriginal<object>()
})

test('gives names and measures without loading any code that draws', async () => {
  await import('./names.ts')
  await import('./measures.ts')
  expect(draws).not.toHaveBeenCalled()
  await import('./measure-designs.ts')
  expect(draws).toHaveBeenCalledOnce()
})

test('has the measures of the current designs: otherwise run npm run generate', async () => {
  const { measures } = await import('./measures.generated.ts')
  const { measureDesigns } = await import('./measure-designs.ts')
  expect(measures).toEqual(measureDesigns())
})
