import { existsSync, readFileSync } from 'node:fs'
import { type Check, outcomeOf } from './check.ts'
import { readSourceFiles, type SourceFile } from './source-files.ts'

const DOCUMENT = 'docs/operations.md'

type LogEvent = { readonly level: string; readonly event: string }
type LogCall = LogEvent & { readonly path: string }

const tests = /\.test\.tsx?$|^tests\//
const callStart = /\blog\.(?<level>info|warn|error)\(/g
/** An event is the last argument of its call. */
const lastText = /'(?<event>(?:\\.|[^'\\])+)',?\s*$/
const row = /^\| `(?<event>[^`]+)` \| (?<level>info|warn|error) \|/gm

/** The arguments of a call, from after its opening parenthesis to its closing one. */
function argumentsAt(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end++) {
    if (text[end] === '(') depth++
    if (text[end] === ')') depth--
  }
  return text.slice(start, end - 1)
}

/** Lists the log calls of the product; the event of a call whose message is not a plain text is empty. */
export function findLogCalls(files: readonly SourceFile[]): LogCall[] {
  return files
    .filter(({ path }) => /^(?:src|server)\//.test(path) && !tests.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(callStart)].map((match) => {
        const passed = argumentsAt(text, match.index + match[0].length)
        const event = passed.match(lastText)?.groups?.event ?? ''
        return { path, level: match.groups?.level ?? '', event: event.replaceAll("\\'", "'") }
      }),
    )
}

const keyOf = ({ level, event }: LogEvent) => `${level}: ${event}`

/** Compares the log calls with the table of log events, in both directions. */
export function compareLogEvents(markdown: string, calls: readonly LogCall[]): string[] {
  const documented = [...markdown.matchAll(row)].map(({ groups }) => ({
    event: groups?.event ?? '',
    level: groups?.level ?? '',
  }))
  const rows = new Set(documented.map(keyOf))
  const logged = new Set(calls.map(keyOf))
  return [
    ...calls.flatMap((call) => {
      if (call.event === '')
        return [`${call.path}: the message of a log call is a plain text, with facts as fields`]
      return rows.has(keyOf(call))
        ? []
        : [
            `${DOCUMENT} lacks a row for the log event of ${call.path}: | \`${call.event}\` | ${call.level} | …`,
          ]
    }),
    ...documented
      .filter((event) => !logged.has(keyOf(event)))
      .map((event) => `${DOCUMENT} describes a log event that nothing logs: ${keyOf(event)}`),
  ]
}

/** Checks that the operations manual describes every log event. */
export const logEvents: Check = {
  name: 'log events',
  run: async () => {
    const calls = findLogCalls(readSourceFiles())
    const markdown = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
    return outcomeOf(compareLogEvents(markdown, calls), `${calls.length} calls`)
  },
}
