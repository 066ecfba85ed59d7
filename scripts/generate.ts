import { spawnSync } from 'node:child_process'
import { childEnvironment } from '#platform/process/config.ts'

const environment = childEnvironment({
  PAYLOAD_CONFIG_PATH: 'src/cms/payload.config.ts',
  PAYLOAD_SECRET: 'no database is opened to generate files',
  NODE_OPTIONS: '--no-deprecation',
})

const commands = [
  [process.execPath, 'scripts/generate/block-registries.ts'],
  [process.execPath, 'scripts/generate/art-measures.ts'],
  [process.execPath, 'scripts/generate/drawings-version.ts'],
  ['payload', 'generate:types', '--disable-transpile'],
  ['payload', 'generate:importmap', '--disable-transpile'],
  [process.execPath, 'scripts/generate/block-shapes.ts'],
  [process.execPath, 'scripts/generate/tables.ts'],
] as const

const [subject, ...args] = process.argv.slice(2)
if (subject !== undefined) process.exit(generateSamples(subject, args))

/**
 * `npm run generate`: writes the registries of blocks, the measures and the version of the drawings, Payload's types, the
 * admin's import map, the recorded shapes of blocks, and the tables of documents.
 */
for (const [program, ...values] of commands) {
  const { status } = spawnSync(program, values, { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(1)
}

/**
 * `npm run generate -- dealers N` and `npm run generate -- stock N`: add invented dealers and used vehicles to the
 * database, which needs the started cluster.
 * `npm run generate -- map FILE`: writes the outlines of the dealer finder's map.
 * `npm run generate -- route-outlines`: writes the outlines of the maps of rallies.
 */
function generateSamples(name: string, values: readonly string[]): number {
  if (name === 'map' || name === 'route-outlines') {
    const script = `scripts/generate/${name}.ts`
    return spawnSync(process.execPath, [script, ...values], { stdio: 'inherit' }).status ?? 1
  }
  if (name !== 'dealers' && name !== 'stock') {
    process.stderr.write(
      'Usage: npm run generate, npm run generate -- dealers N, -- stock N, -- map FILE, or -- route-outlines\n',
    )
    return 2
  }
  const command = ['scripts/start.mjs', '--task', `scripts/generate/${name}.ts`, ...values]
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
}
