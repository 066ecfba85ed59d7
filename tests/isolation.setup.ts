import { afterAll, vi } from 'vitest'

// One process runs many test files, so that libraries are loaded once. Each file still gets new instances of the
// project's modules, and its changes of the environment, globals and timers are reverted.
vi.resetModules()
// It outlives module instances, and would go on with those of an earlier file.
Reflect.deleteProperty(globalThis, 'forecourtStockIndex')
const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
