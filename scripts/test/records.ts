import { execFile } from 'node:child_process'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Part } from './options.ts'

/** The state of the project that a run tests; null without Git. */
export type Revision = { readonly commit: string | null; readonly clean: boolean }

/** The result of a run. */
export type Run = Revision & {
  readonly suite: 'gate' | 'all' | 'features'
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly flaky: readonly string[]
}

const exhaustiveFile = 'docs/exhaustive.json'

const git = async (...args: string[]) => (await promisify(execFile)('git', args)).stdout.trim()

/** Reads the commit that is checked out, and whether anything differs from it. */
export async function readRevision(): Promise<Revision> {
  try {
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')])
    return { commit, clean: changes === '' }
  } catch {
    return { commit: null, clean: false }
  }
}

/**
 * Appends a run to `forecourt/test-runs.jsonl` in the folder for caches, so that a run in another clone is found too. A
 * folder that cannot be written is no reason to fail.
 */
export async function recordRun(run: Run): Promise<void> {
  const folder = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'forecourt')
  const line = { ...run, flaky: run.flaky.length }
  try {
    await mkdir(folder, { recursive: true })
    await appendFile(path.join(folder, 'test-runs.jsonl'), `${JSON.stringify(line)}\n`)
  } catch (error) {
    process.stderr.write(`The run is not recorded: ${error instanceof Error ? error.message : error}\n`)
  }
}

const partsSchema = z.object({ parts: z.record(z.string(), z.unknown()) })

/** Records the result of `npm run test:all`, or of one part of it beside the parts of the same number. */
export async function recordExhaustive(
  { suite: _, ...result }: Run,
  { index, count }: Part,
  date: string,
): Promise<void> {
  const stored = await readFile(exhaustiveFile, 'utf8').then(
    (text) => partsSchema.parse(JSON.parse(text)).parts,
    () => ({}),
  )
  const others = Object.entries(stored).filter(([part]) => part.endsWith(`/${count}`))
  const parts = Object.fromEntries([...others, [`${index}/${count}`, { date, ...result }]].sort())
  await writeFile(exhaustiveFile, `${JSON.stringify({ parts }, null, 2)}\n`)
}
