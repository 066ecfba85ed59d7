import { spawnSync } from 'node:child_process'
import { childEnvironment } from '#platform/config.ts'

/** `npm run generate`: the CMS's types, and the admin's import map, from the present collections. */
for (const command of ['generate:types', 'generate:importmap']) {
  const { status } = spawnSync('payload', [command, '--disable-transpile'], {
    stdio: 'inherit',
    env: childEnvironment({
      PAYLOAD_CONFIG_PATH: 'src/cms/payload.config.ts',
      PAYLOAD_SECRET: 'no database is opened to generate types',
      NODE_OPTIONS: '--no-deprecation',
    }),
  })
  if (status !== 0) process.exit(1)
}
