/** Returns the parsed value, or undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the argument of a call when it is JSON, which has no side effects; otherwise undefined. */
function argumentOf(script: string, beginning: string, end: string): unknown {
  if (!script.startsWith(beginning) || !script.endsWith(end)) return undefined
  return parseJson(script.slice(beginning.length, -end.length))
}

/** Source: next/dist/server/app-render/use-flight-response.js, `writeInitialInstructions`. */
export const flightBootstrap = '(self.__next_f=self.__next_f||[]).push([0])'

/** Source: next/dist/server/app-render/use-flight-response.js, `writeFlightDataInstruction`. */
export const flightPush = 'self.__next_f.push('

/** The kinds of flight data that contain a string: text, and binary data in base64. */
export const flightKinds: readonly unknown[] = [1, 3]

function isFlightData(script: string): boolean {
  const chunk = argumentOf(script, flightPush, ')')
  return (
    Array.isArray(chunk) &&
    chunk.length === 2 &&
    flightKinds.includes(chunk[0]) &&
    typeof chunk[1] === 'string'
  )
}

const chunkFile = /^static\/chunks\/[\w.~-]+\.js$/

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

/** Whether the script is Turbopack's startup, which lists the chunks to wait for and the modules to run. */
function isRuntimeStart(script: string): boolean {
  const start = argumentOf(script, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')
  if (typeof start !== 'object' || start === null) return false
  const { otherChunks, runtimeModuleIds, ...unknown } = start as Record<string, unknown>
  return (
    Object.keys(unknown).length === 0 &&
    isListOf(otherChunks, (chunk) => typeof chunk === 'string' && chunkFile.test(chunk)) &&
    isListOf(runtimeModuleIds, Number.isSafeInteger)
  )
}

/** Whether an inline script is one that Next writes into pages, judged by its whole text. */
export function isNextScript(script: string): boolean {
  return script === flightBootstrap || isFlightData(script) || isRuntimeStart(script)
}

/** Matches Next's script elements as React writes them, except the `nomodule` one. */
export const asyncScript =
  /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g

/** Matches React's preload hints for these scripts. */
export const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
