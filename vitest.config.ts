import { defineConfig } from 'vitest/config'
import { isExhaustive } from './tests/scale.ts'

/** Files that only `npm run test:all` and `npm test -- FEATURE` run. */
const exhaustive = isExhaustive ? [] : ['**/*.all.*']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // As many as there are cores: one fewer, which is usual, leaves half of a small machine idle.
    maxWorkers: '100%',
    // What is polled for is late on a busy machine; one second is the default.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,server,scripts,content,bench,tests/e2e/support}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.*', '**/*.dom.test.*', ...exhaustive],
          isolate: false,
          setupFiles: ['tests/isolation.setup.ts', 'tests/quiet.setup.ts'],
          environment: 'node',
          // Pictures are encoded on machines that have other things to do: what is slow is no fault.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          include: ['src/**/*.dom.test.tsx'],
          isolate: false,
          setupFiles: ['tests/isolation.setup.ts', 'tests/quiet.setup.ts'],
          environment: 'happy-dom',
          // After the others: a worker that changes its environment has to load every library again.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [
            '{src,server,scripts,tests/{contract,access,invalidation,upgrade}}/**/*.int.test.{ts,tsx}',
          ],
          exclude: exhaustive,
          isolate: false,
          setupFiles: ['tests/isolation.setup.ts', 'tests/fast-hashing.setup.ts'],
          environment: 'node',
          env: { LOG_LEVEL: 'error' },
          execArgv: ['--import', new URL('./server/lifecycle/known-formats.ts', import.meta.url).href],
          globalSetup: ['tests/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          exclude: exhaustive,
          globalSetup: ['tests/process/seeded.setup.ts'],
          environment: 'node',
          // Two at a time: these tests wait for a site to start or stop more than they compute.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
