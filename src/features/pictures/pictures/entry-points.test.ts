import { expect, test, vi } from 'vitest'

/** Everything that draws loads this module of the illustrator. */
const draws = vi.hoisted(() => vi.fn())
vi.mock('#art/core/svg.ts', async (importOriginal) => {
  draws()
  return importOriginal<object>()
})

test('load the illustrator for files of drawings only, not for addresses, views and fields', async () => {
  await import('./index.ts')
  await import('./server.ts')
  await import('./cms.ts')
  await import('./page.tsx')
  expect(draws).not.toHaveBeenCalled()
  await import('./services.ts')
  expect(draws).toHaveBeenCalledOnce()
})
