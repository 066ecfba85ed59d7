import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,server,scripts,content}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.*'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{src,server,scripts,tests/contract}/**/*.int.test.{ts,tsx}'],
          environment: 'node',
          env: { LOG_LEVEL: 'error' },
          globalSetup: ['tests/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
