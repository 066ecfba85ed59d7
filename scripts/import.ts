import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import payloadConfig from '#cms/payload.config.ts'
import { type ImportReport, loadImport } from '#features/stock-feeds/jobs.ts'
import { registerCms } from '#platform/cms.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'

const usage = 'Usage: npm run import -- stock FILE [--dealers CODE,CODE] [--allow-large-removal]'

/** EX_DATAERR of sysexits.h: the feed is at fault, and the same run would fail again. */
const dataRefused = 65
/** EX_TEMPFAIL: another import is running. */
const tryAgain = 75
const printedRefusals = 50

/** `npm run import -- stock FILE`: applies a feed of used vehicles in one transaction. The site may be running. */
export const task: Task = async (args, { calledFrom, signal }) => {
  const { file, dealers, allowLargeRemoval } = readArguments(args)
  const source = path.resolve(calledFrom, file)
  await access(source).catch(() => {
    throw new OperatorError(`${source} cannot be read.`)
  })
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await getPayload({ config: payloadConfig })
  registerCms(async () => payload)
  try {
    const { ImportRunning, importStock } = await loadImport()
    const report = await importStock(payload, {
      ...{ bytes: createReadStream(source), source: path.basename(source) },
      ...{ dealers, allowLargeRemoval, signal },
    }).catch((error: unknown) => {
      if (error instanceof ImportRunning) throw new OperatorError(error.message, { exitCode: tryAgain })
      throw error
    })
    process.stdout.write(describe(report))
    if (report.status === 'refused') throw new OperatorError(report.message, { exitCode: dataRefused })
    if (report.status === 'failed') throw new OperatorError(`${report.message} The log names the cause.`)
  } finally {
    await payload.destroy()
  }
}

type Arguments = {
  readonly file: string
  readonly dealers: readonly string[] | null
  readonly allowLargeRemoval: boolean
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { dealers: { type: 'string' }, 'allow-large-removal': { type: 'boolean', default: false } },
    })
    const [kind, file, ...others] = positionals
    if (kind !== 'stock' || !file || others.length > 0) throw new OperatorError(usage)
    const codes = values.dealers?.split(',').map((code) => code.trim())
    return {
      file,
      dealers: codes?.filter((code) => code !== '') ?? null,
      allowLargeRemoval: values['allow-large-removal'],
    }
  } catch {
    throw new OperatorError(usage)
  }
}

/** Formats a report for the terminal. */
function describe({ counts, status, message, refusals }: ImportReport): string {
  const { read, added, changed, unchanged, sold, refused } = counts
  const lines = [
    `${read} ${read === 1 ? 'vehicle' : 'vehicles'} read: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused; ${sold} no longer in the feed.`,
    ...refusals
      .slice(0, printedRefusals)
      .map(({ line, id, reason }) => `  line ${line}, ${id || 'no id'}: ${reason}`),
    ...(refused > printedRefusals
      ? [
          `  and ${refused - Math.min(refusals.length, printedRefusals)} more; the admin lists the first 1 000.`,
        ]
      : []),
    ...(status === 'applied' ? [message] : []),
  ]
  return `${lines.join('\n')}\n`
}
