import { inspect } from 'node:util'
import { errorFacts } from './error-facts.ts'
import { log } from './log.ts'

type Level = 'debug' | 'warn' | 'error'

/** Maximum length of a message, in characters. */
const maxLength = 300

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a terminal colour code.
const colours = /\u001b\[[\d;]*m/g

/**
 * Removes quoted values from a library's message, because Next and V8 quote parts of requests. Removes everything from
 * the first to the last quotation mark, because a quoted value may itself contain quotation marks.
 */
function withoutQuotations(text: string): string {
  const plain = text.replace(colours, '').replace(/["'`].*["'`]/s, '"…"')
  return plain.replace(/\s+/g, ' ').trim().slice(0, maxLength)
}

/** Logs the first argument and the first error of a library's output, without quoted values. */
function report(level: Level, args: readonly unknown[]): void {
  const [first] = args
  const error = args.find((arg) => arg instanceof Error)
  // Not `err`, whose serializer expects the thrown error.
  const facts = error && { error: { ...errorFacts(error), message: withoutQuotations(error.message) } }
  const text = typeof first === 'string' ? first : error ? error.name : inspect(first, { depth: 0 })
  log[level]({ source: 'library', ...facts }, withoutQuotations(text))
}

const levels: Readonly<Record<string, Level>> = {
  ...{ debug: 'debug', dir: 'debug', info: 'debug', log: 'debug', table: 'debug' },
  ...{ assert: 'warn', trace: 'warn', warn: 'warn', error: 'error' },
}

const writeToStderr = process.stderr.write.bind(process.stderr)

/** Writes a message for the operator to standard error, unformatted. */
export function writePlain(sentence: string): void {
  writeToStderr(sentence)
}

/**
 * Sends the output of libraries to the log: `console`, Node warnings and text on standard error. From then on every
 * line of the process is JSON, without values from requests.
 */
export function routeLibraryOutput(): void {
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, { [method]: (...args: unknown[]) => report(level, args) })
  // Node's default listener would print them a second time.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => report('warn', [`${warning.name}: ${warning.message}`]))
  process.stderr.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    report('warn', [typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')])
    const done = rest.find((argument) => typeof argument === 'function')
    if (done) process.nextTick(done)
    return true
  }) as typeof process.stderr.write
}
