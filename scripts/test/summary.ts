import type { Budgets } from './budgets.ts'
import type { Tally, TimedTest } from './level.ts'

const slowest = 20
const dearest = 10

const seconds = (value: number) => `${value.toFixed(1)} s`

type Times = { readonly wall: number; readonly cpu: number | null }

function timesBesideBudget({ wall, cpu }: Times, budget?: Budgets['levels'][string]): string {
  const wallText = seconds(wall) + (budget ? ` of ${budget.seconds}` : '')
  const cpuText = cpu === null ? '' : `${cpu.toFixed(0)}${budget ? ` of ${budget.cpu}` : ''} cpu`
  const slow = budget && wall > budget.seconds ? ' over budget' : ''
  return `${wallText.padStart(16)} ${cpuText.padStart(14)}${slow}`
}

/** One line about a level that has run, with its times beside its budget. */
export function progressLine(
  name: string,
  { passed, failed, skipped = 0 }: Tally,
  times: Times,
  budget?: Budgets['levels'][string],
): string {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  const text = counts.filter(Boolean).join(', ')
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${text.padEnd(34)} ${timesBesideBudget(times, budget)}\n`
}

/** One line about the levels of a group that have run beside each other. */
export const groupLine = (name: string, times: Times, budget?: Budgets['levels'][string]): string =>
  `= ${name.padEnd(20)} ${' '.repeat(34)} ${timesBesideBudget(times, budget)}\n`

function dearestFiles(tests: readonly TimedTest[]): [string, number][] {
  const files = new Map<string, number>()
  for (const { file, seconds: time } of tests) files.set(file, (files.get(file) ?? 0) + time)
  return [...files].sort(([, one], [, other]) => other - one).slice(0, dearest)
}

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}` : ''

/** The slowest tests and the files that take most time of a run, its flaky tests and the budgets that it exceeds. */
export function summary(
  tests: readonly TimedTest[],
  flaky: readonly string[],
  exceeded: readonly string[],
): string {
  const slow = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowest)
  const line = (time: number, text: string) => `${seconds(time).padStart(8)} ${text}`
  return [
    section(
      'Slowest tests',
      slow.map(({ seconds: time, file, title }) => line(time, `${file}: ${title}`)),
    ),
    section(
      'Files that take most time',
      dearestFiles(tests).map(([file, time]) => line(time, file)),
    ),
    section('Flaky: failed once and then passed', flaky),
    section('Over budget', exceeded),
  ].join('')
}
