import os from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '#tests/e2e/support/chromium.ts'
import { ADMIN_PASSWORD } from '#tests/e2e/support/settings.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { type Figure, failedFigure, hasFailed, type Measure } from './measure.ts'
import { admin } from './measures/admin.ts'
import { axe } from './measures/axe.ts'
import { bytes } from './measures/bytes.ts'
import { calculators } from './measures/calculators.ts'
import { choosing } from './measures/choosing.ts'
import { compare } from './measures/compare.ts'
import { dealerSearch } from './measures/dealer-search.ts'
import { enquiries } from './measures/enquiries.ts'
import { finder } from './measures/finder.ts'
import { floodOfAddresses } from './measures/flood.ts'
import { importFeeds } from './measures/import.ts'
import { kills } from './measures/kills.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { liveResults } from './measures/live-results.ts'
import { memory } from './measures/memory.ts'
import { page } from './measures/page.ts'
import { poll } from './measures/poll.ts'
import { requestsPerSecond } from './measures/requests-per-second.ts'
import { search } from './measures/search.ts'
import { start } from './measures/start.ts'
import { stockFilters } from './measures/stock-filters.ts'
import { stockSearch } from './measures/stock-search.ts'
import { uploads } from './measures/uploads.ts'
import { runProgram } from './program.ts'

const marks = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, ' '],
])

/** Formats the figures as a table for a terminal. */
function formatTable(figures: readonly Figure[]): string {
  const head = ['', 'figure', 'measured', 'goal', 'reference']
  const rows = figures.map(({ name, measured, goal, reference, reached }) => [
    marks.get(reached) ?? '',
    name,
    measured,
    goal,
    reference,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return `${[head, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n')}\n`
}

const measures: readonly Measure[] = [
  bytes,
  lighthouse,
  requestsPerSecond,
  page,
  start,
  admin,
  axe,
  choosing,
  calculators,
  compare,
  dealerSearch,
  enquiries,
  finder,
  floodOfAddresses,
  importFeeds,
  kills,
  liveResults,
  memory,
  poll,
  search,
  stockFilters,
  stockSearch,
  uploads,
]

/** Exits with a message about invalid arguments. */
function exitWithUsageError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const commandLine = parseArgs({ allowPositionals: true, options: { forms: { type: 'string' } } })

/** The value of `--forms`. */
function formCount(): number | undefined {
  const { forms } = commandLine.values
  if (forms === undefined) return undefined
  return /^[1-9]\d{0,5}$/.test(forms)
    ? Number(forms)
    : exitWithUsageError('--forms requires a whole number from 1 to 999999.')
}

/** The measures named on the command line, or all. */
function selectedMeasures(): readonly Measure[] {
  const names = commandLine.positionals
  const unknown = names.filter((name) => !measures.some((measure) => measure.name === name))
  if (unknown.length > 0)
    exitWithUsageError(
      `Unknown measure ${unknown.join(', ')}. Available: ${measures.map(({ name }) => name).join(', ')}`,
    )
  return names.length === 0 ? measures : measures.filter(({ name }) => names.includes(name))
}

/** Load average of the last minute: figures of a busy machine are unreliable. */
const load = () => (os.loadavg()[0] ?? 0).toFixed(2)

let site: Promise<Site> | undefined
let browser: Browser | undefined

async function launchBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
  }
  return browser
}

async function startOnce(): Promise<Site> {
  site ??= freePort().then((port) => startSite({ port, env: { LOG_LEVEL: 'warn', ADMIN_PASSWORD } }))
  return site
}

/** Runs a measure and prints its figures. An error becomes a figure, so that the other measures still run. */
async function figuresOf({ name, run: measure }: Measure): Promise<Figure[]> {
  process.stderr.write(`measuring ${name} …\n`)
  const figures = await measure({ site: startOnce, browser: launchBrowser, forms: formCount() }).catch(
    (error: unknown) => [failedFigure(name, error)],
  )
  process.stdout.write(`\n${formatTable(figures)}\n`)
  return figures
}

/** `npm run bench [-- NAME … [--forms COUNT]]`: measures the built product on temporary data folders and prints the figures. */
async function run(): Promise<void> {
  const selected = selectedMeasures()
  await runProgram([process.execPath, 'scripts/start.mjs', '--build'])
  const figures: Figure[] = []
  const before = load()
  try {
    for (const measure of selected) figures.push(...(await figuresOf(measure)))
  } finally {
    await browser?.close()
    await (await site?.catch(() => undefined))?.stop()
  }
  const [cpu] = os.cpus()
  if (selected.length > 1) process.stdout.write(`\n${formatTable(figures)}\n`)
  process.stdout.write(
    `${os.cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.versions.node}, ` +
      `load ${before} before, ${load()} after\n`,
  )
  if (figures.some(hasFailed)) process.exitCode = 1
}

await run()
