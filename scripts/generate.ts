import { spawnSync } from 'node:child_process'
import { childEnvironment } from '#platform/config.ts'

const environment = childEnvironment({
  PAYLOAD_CONFIG_PATH: 'src/cms/payload.config.ts',
  PAYLOAD_SECRET: 'no database is opened to generate files',
  NODE_OPTIONS: '--no-deprecation',
})

const commands = [
  ['payload', 'generate:types', '--disable-transpile'],
  ['payload', 'generate:importmap', '--disable-transpile'],
  [process.execPath, 'scripts/generate/block-shapes.ts'],
] as const

/** `npm run generate`: writes Payload's types, the admin's import map and the recorded shapes of blocks. */
for (const [program, ...values] of commands) {
  const { status } = spawnSync(program, values, { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(1)
}
