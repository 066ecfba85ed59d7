import { expect, test } from 'vitest'
import { compareLogEvents, findLogCalls } from './log-events.ts'

const source = (text: string, path = 'server/a.ts') => [{ path, text }]

const table = (...rows: string[]) => ['| Event | Level | Facts |', '| --- | --- | --- |', ...rows].join('\n')

test('finds the level and event of a call over several lines', () => {
  const text = `
    log.warn(
      { path: maskPath(path), count: refused.length },
      'inline script refused',
    )
    log.info('ready')
    log.error({ reason: messageOf(error) }, 'stop failed')`
  expect(findLogCalls(source(text)).map(({ level, event }) => [level, event])).toEqual([
    ['warn', 'inline script refused'],
    ['info', 'ready'],
    ['error', 'stop failed'],
  ])
})

test('ignores tests and scripts', () => {
  expect(findLogCalls(source("log.info('x')", 'server/a.test.ts'))).toEqual([])
  expect(findLogCalls(source("log.info('x')", 'scripts/a.ts'))).toEqual([])
})

test('accepts a table that has every event once', () => {
  const calls = findLogCalls(source("log.info({ port }, 'site ready')"))
  expect(compareLogEvents(table('| `site ready` | info | port | … | … |'), calls)).toEqual([])
})

test('reports an event without a row, or with another level', () => {
  const calls = findLogCalls(source("log.error({ port }, 'site ready')"))
  expect(compareLogEvents(table(), calls)).toEqual([
    'docs/operations.md lacks a row for the log event of server/a.ts: | `site ready` | error | …',
  ])
  expect(compareLogEvents(table('| `site ready` | info | port | … | … |'), calls)).toHaveLength(2)
})

test('reports a row that nothing logs', () => {
  expect(compareLogEvents(table('| `site ready` | info | port | … | … |'), [])).toEqual([
    'docs/operations.md describes a log event that nothing logs: info: site ready',
  ])
})

test('reports a message that is not a plain text', () => {
  const calls = findLogCalls(source('log.info({}, `ready`)'))
  expect(compareLogEvents(table(), calls)).toEqual([
    'server/a.ts: the message of a log call is a plain text, with facts as fields',
  ])
})
