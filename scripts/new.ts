import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tool } from './check/command.ts'
import { newBlock } from './new/block.ts'

const root = path.join(import.meta.dirname, '..')

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function run(command: readonly string[]): void {
  const [program = '', ...values] = command
  const { status } = spawnSync(program, values, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(`${command.join(' ')} failed.`)
}

function filesOf(target: string): ReadonlyMap<string, string> {
  try {
    return newBlock(target, (file) => existsSync(path.join(root, file)))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** `npm run new -- block WING/FEATURE/NAME`: creates a minimal block and generates the registries and its types. */
const [what, target, ...rest] = process.argv.slice(2)
if (what !== 'block' || target === undefined || rest.length > 0)
  fail('Usage: npm run new -- block WING/FEATURE/NAME, such as vehicles/range-page/owner-story')
const feature = path.join('src/features', ...target.split('/').slice(0, 2))
if (!existsSync(path.join(root, feature))) fail(`${feature} does not exist.`)

const files = filesOf(target)
for (const [file, text] of files) {
  const fullPath = path.join(root, file)
  mkdirSync(path.dirname(fullPath), { recursive: true })
  writeFileSync(fullPath, text)
}
run(tool('biome', 'check', '--write', ...files.keys()))
run([process.execPath, 'scripts/generate.ts'])
process.stdout.write(`${[...files.keys()].join('\n')}\n`)
