import { inspect } from 'node:util'
import { errorFacts } from './error-facts.ts'
import { log } from './log.ts'

type Level = 'debug' | 'warn' | 'error'

/** Of one message, in characters. */
const maxLength = 300

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the escape that begins a terminal's colours.
const colours = /\u001b\[[\d;]*m/g

/**
 * A library's message without what it quotes: Next and V8 quote what a request held. From the first quotation mark to
 * the last, because a quotation may hold some itself.
 */
function withoutQuotations(text: string): string {
  const plain = text.replace(colours, '').replace(/["'`].*["'`]/s, '"…"')
  return plain.replace(/\s+/g, ' ').trim().slice(0, maxLength)
}

/** Writes to the log what a library has to say: its first words and its errors, without the values it names. */
function report(level: Level, words: readonly unknown[]): void {
  const [first] = words
  const error = words.find((word) => word instanceof Error)
  // Not `err`: the log would take these facts for what was thrown.
  const facts = error && { error: { ...errorFacts(error), message: withoutQuotations(error.message) } }
  const text = typeof first === 'string' ? first : error ? error.name : inspect(first, { depth: 0 })
  log[level]({ source: 'library', ...facts }, withoutQuotations(text))
}

const levels: Readonly<Record<string, Level>> = {
  ...{ debug: 'debug', dir: 'debug', info: 'debug', log: 'debug', table: 'debug' },
  ...{ assert: 'warn', trace: 'warn', warn: 'warn', error: 'error' },
}

const writeToStderr = process.stderr.write.bind(process.stderr)

/** Writes a sentence for the operator as it is. */
export function writePlain(sentence: string): void {
  writeToStderr(sentence)
}

/**
 * Sends what libraries print to the log: `console`, warnings of Node, and text on standard error. Every line of a
 * process is JSON from then on, without what a request held.
 */
export function routeLibraryOutput(): void {
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, { [method]: (...words: unknown[]) => report(level, words) })
  // Node's own listener prints them.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => report('warn', [`${warning.name}: ${warning.message}`]))
  process.stderr.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    report('warn', [typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')])
    const done = rest.find((argument) => typeof argument === 'function')
    if (done) process.nextTick(done)
    return true
  }) as typeof process.stderr.write
}
