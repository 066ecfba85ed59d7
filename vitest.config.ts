import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // As many as there are cores: one fewer, which is usual, leaves half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,server,scripts,content,bench,tests/e2e/support}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.*'],
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
          name: 'integration',
          include: ['{src,server,scripts,tests/{contract,access,invalidation}}/**/*.int.test.{ts,tsx}'],
          environment: 'node',
          env: { LOG_LEVEL: 'error' },
          execArgv: ['--import', new URL('./server/lifecycle/known-formats.ts', import.meta.url).href],
          globalSetup: ['tests/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/process/seeded.setup.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
