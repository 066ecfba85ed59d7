import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Diagnostic = { readonly message: string; readonly location: { readonly path: string } }

let folder: string
let diagnostics: readonly Diagnostic[]

async function lint(): Promise<readonly Diagnostic[]> {
  const biome = path.resolve('node_modules/.bin/biome')
  const flags = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.']
  const { stdout } = await promisify(execFile)(biome, flags, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  return JSON.parse(stdout).diagnostics
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lint rules '))
  await cp('biome.json', path.join(folder, 'biome.json'))
  const files = [
    ['src/features/a/env.ts', 'export const port = process.env.PORT\n'],
    ['src/platform/process/config.ts', 'export const port = process.env.PORT\n'],
    ['src/features/a/view.tsx', 'export default function View() {\n  return null\n}\n'],
    ['src/app/(site)/x/page.tsx', 'export default function Page() {\n  return null\n}\n'],
    ['src/features/a/long.ts', 'export {}\n'.repeat(301)],
  ] as const
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  diagnostics = await lint()
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const messagesOf = (file: string) =>
  diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message)

test.each([
  ['src/features/a/env.ts', 'process.env'],
  ['src/features/a/view.tsx', 'default export'],
  ['src/features/a/long.ts', 'too many lines'],
])('rejects %s for its %s', (file, message) => {
  expect(messagesOf(file).join('\n')).toContain(message)
})

test.each(['src/platform/process/config.ts', 'src/app/(site)/x/page.tsx'])(
  'accepts in %s what it rejects in other files',
  (file) => {
    expect(messagesOf(file)).toEqual([])
  },
)
