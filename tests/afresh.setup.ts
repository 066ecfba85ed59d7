import { afterAll, vi } from 'vitest'

// One process runs many files, so that React and the like are loaded once. Our own modules, and what they remember,
// are each file's own all the same; so are the environment and whatever else a test has put something else for.
vi.resetModules()
const environment = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
